import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const fences = readFileSync(new URL('biome.json', root), 'utf8')
const map = readFileSync(new URL('ARCHITECTURE.md', root), 'utf8')
/** Hold no code that imports. */
const withoutCode = new Set(['public', 'styles'])

function roomsOf(side: 'server' | 'web'): string[] {
  return readdirSync(new URL(`src/${side}`, root), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
}

describe.each(['server', 'web'] as const)('every room of the %s', side => {
  it.each(roomsOf(side).filter(room => !withoutCode.has(room)))('%s has one fence', room => {
    expect(fences.split(`"src/${side}/${room}/**"`).length - 1).toBe(1)
  })

  it.each(roomsOf(side).filter(room => room !== 'public'))('%s stands on the map', room => {
    expect(map).toMatch(new RegExp(`^ {6}${room}/ `, 'm'))
  })
})

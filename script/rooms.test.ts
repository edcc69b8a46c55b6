import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const fences = readFileSync(new URL('biome.json', root), 'utf8')
const map = readFileSync(new URL('ARCHITECTURE.md', root), 'utf8')
/** Hold no code that imports. */
const withoutCode = new Set(['public', 'styles'])

/** Rooms stand six columns in on the map, rooms within them two more. */
const sides = [
  { side: 'server', column: 6 },
  { side: 'web', column: 6 },
  { side: 'web/chat', column: 8 },
  { side: 'web/auth', column: 8 },
]

function roomsOf(side: string): string[] {
  return readdirSync(new URL(`src/${side}`, root), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
}

describe.each(sides)('every room of $side', ({ side, column }) => {
  it.each(roomsOf(side).filter(room => !withoutCode.has(room)))('%s has one fence', room => {
    expect(fences.split(`"src/${side}/${room}/**"`).length - 1).toBe(1)
  })

  it.each(roomsOf(side).filter(room => room !== 'public'))('%s stands on the map', room => {
    expect(map).toMatch(new RegExp(`^ {${column}}${room}/ `, 'm'))
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const lint = readFileSync(new URL('biome.json', root), 'utf8')
const architecture = readFileSync(new URL('ARCHITECTURE.md', root), 'utf8')
/** Contain no code that imports. */
const withoutCode = new Set(['public', 'styles'])

function roomsOf(side: 'server' | 'web'): string[] {
  return readdirSync(new URL(`src/${side}`, root), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
}

describe.each(['server', 'web'] as const)('every room of the %s', side => {
  it.each(roomsOf(side).filter(room => !withoutCode.has(room)))('%s has one import rule', room => {
    expect(lint.split(`"src/${side}/${room}/**"`).length - 1).toBe(1)
  })

  it.each(roomsOf(side).filter(room => room !== 'public'))('%s is in the tree of ARCHITECTURE.md', room => {
    expect(architecture).toMatch(new RegExp(`^ {6}${room}/ `, 'm'))
  })
})

/** Rooms end with a slash; all paths begin below src. */
type ImportRule = { importer: string; imports: string[] }
type Pattern = { group: string[]; importNamePattern?: string; invertImportNamePattern?: boolean }
type Override = {
  includes: string[]
  linter?: { rules?: { style?: { noRestrictedImports?: { options: { patterns: Pattern[] } } } } }
}

const overrides = (JSON.parse(lint) as { overrides: Override[] }).overrides.flatMap(
  ({ includes, linter }) => {
    const patterns = linter?.rules?.style?.noRestrictedImports?.options.patterns
    const importers = includes.filter(path => !path.startsWith('!')).map(toRoom)
    // Tests may import from any room.
    return patterns === undefined || importers.some(path => path.startsWith('**'))
      ? []
      : { importers, patterns }
  },
)

function toRoom(pattern: string): string {
  return pattern.replace(/^(src\/|#)/, '').replace(/\*\*$/, '')
}

/** A rule refuses either everything but its exceptions, or only what it names. */
function allowedBy(group: string[]): string[] {
  if (!group.includes('**'))
    return ['shared/', 'server/', 'web/'].filter(side => !group.includes(`#${side}**`))
  return group.filter(path => path.startsWith('!#')).map(path => toRoom(path.slice(1)))
}

const lintRules = overrides.flatMap(({ importers, patterns }) =>
  importers.map(importer => toRule(importer, allowedBy(patterns[0]?.group ?? []))),
)

/** In a row, what names no side is on the side of its first room. */
const tableRules = [...architecture.matchAll(/^\| (`.*) \| (.*) \|$/gm)]
  .filter(([row]) => /^\| `(shared|server|web)\//.test(row))
  .flatMap(([, rooms = '', imports = '']) => {
    const side = /\w+\//.exec(rooms)?.[0] ?? ''
    const paths = (cell: string) =>
      Array.from(cell.matchAll(/`([^`]+)`/g), ([, path = '']) =>
        /^(shared|server|web)\//.test(path) ? path : `${side}${path}`,
      )
    return paths(rooms).map(importer => toRule(importer, paths(imports)))
  })

/** A room may always import its own files. */
function toRule(importer: string, imports: string[]): ImportRule {
  const isOwn = (path: string) => importer.endsWith('/') && path.startsWith(importer)
  return { importer, imports: imports.filter(path => !isOwn(path)).sort() }
}

describe('the table of imports in ARCHITECTURE.md', () => {
  it('has a row for each import rule of lint, and no other', () => {
    const importers = (rules: ImportRule[]) => rules.map(rule => rule.importer).sort()
    expect(importers(tableRules)).toEqual(importers(lintRules))
  })

  it.each(lintRules)('allows $importer what lint allows, and nothing else', ({ importer, imports }) => {
    expect(tableRules.find(rule => rule.importer === importer)?.imports).toEqual(imports)
  })
})

describe('settings and database', () => {
  const restricted = [
    ['server/config.ts', 'Config|ConfigError'],
    ['server/database/database.ts', 'Db|Database'],
  ] as const

  it.each(restricted)('%s gives other rooms only %s', (file, names) => {
    const rules = overrides.filter(
      ({ importers, patterns }) =>
        !importers.some(importer => file.startsWith(importer)) &&
        patterns[0]?.group.includes('**') &&
        allowedBy(patterns[0].group).some(path => file.startsWith(path)),
    )
    expect(rules.length).toBeGreaterThan(0)
    for (const { importers, patterns } of rules) {
      expect([importers, patterns.slice(1)]).toEqual([
        importers,
        expect.arrayContaining([
          expect.objectContaining({
            group: [`#${file}`],
            importNamePattern: names,
            invertImportNamePattern: true,
          }),
        ]),
      ])
    }
  })
})

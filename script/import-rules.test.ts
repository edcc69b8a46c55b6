import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const src = fileURLToPath(new URL('src', root))
const lint = readFileSync(new URL('biome.json', root), 'utf8')
const architecture = readFileSync(new URL('ARCHITECTURE.md', root), 'utf8')
/** These contain no code that imports. */
const withoutCode = new Set(['public', 'styles'])

function foldersIn(path: string): string[] {
  return readdirSync(new URL(`src/${path}`, root), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
}

describe.each(['server', 'web', 'web/admin', 'web/auth', 'web/chat'])('every folder in %s', path => {
  it.each(foldersIn(path).filter(folder => !withoutCode.has(folder)))('%s has one import rule', folder => {
    expect(lint.split(`"src/${path}/${folder}/**"`).length - 1).toBe(1)
  })
})

describe.each(['server', 'web'])('every folder in %s', path => {
  it.each(foldersIn(path).filter(folder => folder !== 'public'))(
    '%s is in the tree of ARCHITECTURE.md',
    folder => {
      expect(architecture).toMatch(new RegExp(`^ {6}${folder}/ `, 'm'))
    },
  )
})

/** Folders end with a slash; all paths are relative to src. */
type ImportRule = { importer: string; imports: string[] }
type Pattern = { group: string[]; importNamePattern?: string; invertImportNamePattern?: boolean }
type Override = {
  includes: string[]
  linter?: { rules?: { style?: { noRestrictedImports?: { options: { patterns: Pattern[] } } } } }
}

const overrides = (JSON.parse(lint) as { overrides: Override[] }).overrides.flatMap(
  ({ includes, linter }) => {
    const patterns = linter?.rules?.style?.noRestrictedImports?.options.patterns
    const importers = includes.filter(path => !path.startsWith('!')).map(toFolder)
    // Tests may import from any folder.
    return patterns === undefined || importers.some(path => path.startsWith('**'))
      ? []
      : { importers, patterns }
  },
)

function toFolder(pattern: string): string {
  return pattern.replace(/^(src\/|#)/, '').replace(/\*\*$/, '')
}

/** A rule refuses either everything except its exceptions, or only what it names. */
function allowedBy(group: string[]): string[] {
  if (!group.includes('**'))
    return ['shared/', 'server/', 'web/'].filter(side => !group.includes(`#${side}**`))
  return group.filter(path => path.startsWith('!#')).map(path => toFolder(path.slice(1)))
}

const lintRules = overrides.flatMap(({ importers, patterns }) =>
  importers.map(importer => toRule(importer, allowedBy(patterns[0]?.group ?? []))),
)

/** In a row, a path without a side is on the side of the first folder. */
const tableRules = [...architecture.matchAll(/^\| (`.*) \| (.*) \|$/gm)]
  .filter(([row]) => /^\| `(shared|server|web)\//.test(row))
  .flatMap(([, folders = '', imports = '']) => {
    const side = /\w+\//.exec(folders)?.[0] ?? ''
    const paths = (cell: string) =>
      Array.from(cell.matchAll(/`([^`]+)`/g), ([, path = '']) =>
        /^(shared|server|web)\//.test(path) ? path : `${side}${path}`,
      )
    return paths(folders).map(importer => toRule(importer, paths(imports)))
  })

/** A folder may always import its own files. */
function toRule(importer: string, imports: string[]): ImportRule {
  const isOwn = (path: string) => importer.endsWith('/') && path.startsWith(importer)
  return { importer, imports: imports.filter(path => !isOwn(path)).sort() }
}

describe('the table of imports in ARCHITECTURE.md', () => {
  it('has a row for each import rule of lint, and no other', () => {
    const importers = (rules: ImportRule[]) => rules.map(rule => rule.importer).sort()
    expect(importers(tableRules)).toEqual(importers(lintRules))
  })

  it.each(lintRules)('allows $importer exactly what lint allows', ({ importer, imports }) => {
    expect(tableRules.find(rule => rule.importer === importer)?.imports).toEqual(imports)
  })
})

describe('settings and database', () => {
  const restricted = [
    ['server/config/config.ts', 'Config'],
    ['server/database/database.ts', 'Db|Database'],
  ] as const

  it.each(restricted)('other folders may import from %s only %s', (file, names) => {
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

describe('folders that are side by side', () => {
  it('never import each other in a circle', () => {
    const imports = folderImports()
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(imports.get(from) ?? [])].some(next => {
        if (next === to) return true
        if (seen.has(next)) return false
        seen.add(next)
        return reaches(next, to, seen)
      })
    expect([...imports.keys()].filter(folder => reaches(folder, folder))).toEqual([])
  })
})

/** Which folders each folder's files import, seen from the folder that contains both; a file counts as its folder. */
function folderImports(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    for (const [, path = ''] of readFileSync(join(src, file), 'utf8').matchAll(
      /(?:from|import\(?) ?'([#.][^']+)'/g,
    )) {
      const target = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
      const [from, to] = firstDifference(dirname(file).split('/'), dirname(target).split('/'))
      if (from !== undefined && to !== undefined) found.set(from, (found.get(from) ?? new Set()).add(to))
    }
  }
  return found
}

/** The first folders of two paths that differ; undefined if one of them contains the other. */
function firstDifference(from: string[], to: string[]): [string, string] | [] {
  const depth = from.findIndex((name, index) => name !== to[index])
  if (depth === -1 || depth >= to.length) return []
  return [from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/')]
}

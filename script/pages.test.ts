import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const listPages = (folder: string) =>
  readdirSync(join(root, folder))
    .filter(name => name.endsWith('.md'))
    .map(name => join(folder, name))
const pages = [...listPages('.'), ...listPages('docs'), ...listPages('docs/decisions')]

/** The files of this project that a page links to, without anchors. */
function linksOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter(target => !/^[a-z]+:/.test(target))
    .map(target => join(dirname(page), target))
}

describe('the pages of the project', () => {
  it('link only to what exists', () => {
    const broken = pages.flatMap(page =>
      linksOf(page)
        .filter(target => !existsSync(join(root, target)))
        .map(target => `${page}: ${target}`),
    )
    expect(broken).toEqual([])
  })

  it('name only tests that exist, except in decisions', () => {
    const missing = pages
      .filter(page => !page.startsWith('docs/decisions'))
      .flatMap(page =>
        [
          ...readFileSync(join(root, page), 'utf8').matchAll(
            /`((?:src|tests|script)\/[\w./-]+\.(?:test|spec)\.tsx?)`/g,
          ),
        ]
          .map(([, path = '']) => path)
          .filter(path => !existsSync(join(root, path)))
          .map(path => `${page}: ${path}`),
      )
    expect(missing).toEqual([])
  })

  it('can be reached from the README, except decisions; the README links to no page twice and has fewer than 60 lines', () => {
    const linked = linksOf('README.md')
    expect(linked).toEqual([...new Set(linked)])
    expect(readFileSync(join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThan(60)
    const reached = new Set(['README.md'])
    for (const page of reached) {
      for (const target of linksOf(page)) if (pages.includes(target)) reached.add(target)
    }
    const isDecision = (page: string) => page.startsWith('docs/decisions/')
    expect(pages.filter(page => !reached.has(page) && !isDecision(page))).toEqual([])
  })
})

describe('docs/reliability.md', () => {
  it('names a test for each promise', () => {
    const text = readFileSync(join(root, 'docs/reliability.md'), 'utf8')
    const rows = text.split('\n').filter(line => /^\| (?!promise|---)/.test(line))
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(row => !/\.(test|spec)\.ts`/.test(row.split(' | ')[2] ?? ''))).toEqual([])
  })
})

import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A style sheet without its rules for printing. */
function onScreen(css: string): string {
  const start = css.indexOf('@media print {')
  if (start === -1) return css
  const end = css.indexOf('\n}', start)
  return css.slice(0, start) + onScreen(css.slice(end))
}

it('typing does not restyle the whole page: no rule for the screen depends on what an element contains', () => {
  const rules = globSync('src/web/**/*.css').map(path => onScreen(readFileSync(path, 'utf8')))
  expect(rules.length).toBeGreaterThan(5)
  expect(rules.join('').replaceAll(/\/\*[\s\S]*?\*\//g, '')).not.toContain(':has(')
})

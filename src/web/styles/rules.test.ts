import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const styleSheets = globSync('src/web/**/*.css').map(path =>
  readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
)
const allStyles = styleSheets.join('')

/** A style sheet without its rules for printing. */
function onScreen(css: string): string {
  const start = css.indexOf('@media print {')
  if (start === -1) return css
  const end = css.indexOf('\n}', start)
  return css.slice(0, start) + onScreen(css.slice(end))
}

it('typing does not restyle the whole page: no rule for the screen depends on what an element contains', () => {
  expect(styleSheets.length).toBeGreaterThan(5)
  expect(styleSheets.map(onScreen).join('')).not.toContain(':has(')
})

it('lines do not overlap if the browser has a minimum font size: no line height has a unit (X-3)', () => {
  const heights = [...allStyles.matchAll(/line-height: ([^;]+);/g)].map(([, height]) => height)
  expect(heights.length).toBeGreaterThan(5)
  expect(heights.filter(height => /\d[a-z]/.test(height ?? ''))).toEqual([])
})

it('Safari presents every list as a list: those without bullets and numbers are a List, or in a nav (X-4)', () => {
  const inNav = /library-page|legal-links|firm-links/
  const withMarkers = /list-disc|list-decimal/
  const found = globSync('src/web/**/*.tsx')
    .filter(path => !/test|markdown|ui\/list\.tsx/.test(path) && !inNav.test(path))
    .flatMap(path => readFileSync(path, 'utf8').match(/<[uo]l\b[^>]*>|as="ul"/g) ?? [])
  expect(found.length).toBeGreaterThan(2)
  expect(found.filter(tag => !withMarkers.test(tag))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'

/** What the page does before its first paint. */
const beforePaint = readFileSync('src/web/public/theme.js', 'utf8')

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.browser
})

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['{"', undefined],
  [undefined, undefined],
])('with %s stored as the theme, the page begins in the theme %s', (stored, theme) => {
  if (stored !== undefined) localStorage.setItem('parvis.theme', stored)
  runInThisContext(beforePaint)
  expect(document.documentElement.dataset.theme).toBe(theme)
})

it('without storage, the page begins in the system’s theme', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse })
  runInThisContext(beforePaint)
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

it('a browser without light-dark() is too old (X-7)', () => {
  const { dataset } = document.documentElement
  runInThisContext(beforePaint)
  expect(dataset.browser).toBeUndefined()
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => !value.includes('light-dark(') })
  runInThisContext(beforePaint)
  expect(dataset.browser).toBe('too-old')
})

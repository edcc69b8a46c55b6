import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'

/** What the page does before its first paint. */
const beforePaint = readFileSync('src/web/public/theme.js', 'utf8')

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete document.documentElement.dataset.theme
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

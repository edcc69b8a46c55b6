import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { applyStoredTheme, chooseTheme, useTheme } from './theme.ts'

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

it('a browser without color-mix() is too old (X-7)', () => {
  const { dataset } = document.documentElement
  runInThisContext(beforePaint)
  expect(dataset.browser).toBeUndefined()
  vi.stubGlobal('CSS', { supports: (condition: string) => !condition.includes('color-mix(') })
  runInThisContext(beforePaint)
  expect(dataset.browser).toBe('too-old')
})

it('a chosen theme applies everywhere, even to a phone’s bars and in other tabs, until the system’s is chosen', () => {
  const bars = ['light', 'dark'].map(() => document.createElement('meta'))
  for (const bar of bars) bar.name = 'theme-color'
  document.head.append(...bars)
  onTestFinished(() => {
    for (const bar of bars) bar.remove()
  })
  const shown = renderHook(() => useTheme())
  const state = () => [
    shown.result.current,
    localStorage.getItem('parvis.theme'),
    ...bars.map(bar => bar.media),
  ]
  act(() => chooseTheme('dark'))
  expect(state()).toEqual(['dark', 'dark', 'not all', 'all'])
  act(() => chooseTheme('system'))
  const queries = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']
  expect(state()).toEqual(['system', null, ...queries])
  localStorage.setItem('parvis.theme', 'light')
  act(applyStoredTheme)
  expect(state()).toEqual(['light', 'light', 'all', 'not all'])
})

import { describe, expect, it } from 'vitest'
import {
  contrast,
  darkPageColor,
  lightPageColor,
  minControlContrast,
  minTextContrast,
} from '#shared/contrast.ts'
import { minBorderContrast } from '#tests/support/pages/contrast.ts'
import css from './tokens.css?raw'

/** A token's colour in the light and in the dark theme, without a firm's own colours. */
function token(name: string): [light: string, dark: string] {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1] ?? ''
  const colors = value.match(/#[0-9a-f]{6}/g) ?? []
  const [light, dark = light] = colors
  if (!light || !dark) throw new Error(`The token ${name} has no colour: ${value}`)
  return [light, dark]
}

function both(one: string, other: string): [number, number] {
  const [[light, dark], [otherLight, otherDark]] = [token(one), token(other)]
  return [contrast(light, otherLight), contrast(dark, otherDark)]
}

const backgrounds = ['stone', 'surface', 'sunken']

describe('the colours', () => {
  it('are compared by the WCAG formula', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('of the page backgrounds are those that a firm’s colours are checked against', () => {
    expect(token('stone')).toEqual([lightPageColor, darkPageColor])
  })

  const texts: [text: string, background: string][] = [
    ...['ink', 'soft'].flatMap(text => backgrounds.map(background => [text, background] as [string, string])),
    ...['danger', 'success'].flatMap(text =>
      ['stone', 'surface', `${text}-wash`].map(background => [text, background] as [string, string]),
    ),
    ['ink', 'brass-wash'],
    ['on-fill', 'fill'],
    ['on-fill', 'fill-hover'],
    ['on-brand', 'brand'],
    ['brass-on-brand', 'brand'],
    ['on-state', 'danger-fill'],
    ['on-state', 'success-fill'],
    ['on-state', 'info-fill'],
  ]
  it.each(texts)('%s is readable on %s in both themes', (text, background) => {
    for (const value of both(text, background)) expect(value).toBeGreaterThanOrEqual(minTextContrast)
  })

  it.each(['stone', 'surface', 'brass-wash'])('brass is visible on %s in both themes', background => {
    for (const value of both('brass', background)) expect(value).toBeGreaterThanOrEqual(minControlContrast)
  })

  it.each(backgrounds)('the border of a field is visible on %s in both themes', background => {
    for (const value of both('edge', background)) expect(value).toBeGreaterThanOrEqual(minBorderContrast)
  })
})

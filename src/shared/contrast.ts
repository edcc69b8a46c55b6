/**
 * The contrast ratio of two colours by WCAG 2.2 (1 to 21). The server rejects a firm's colours that are too hard to
 * read; the tests check the product's own colours against the same limits.
 */

export const minTextContrast = 7
export const minControlContrast = 4.5

/** The page background in the light and the dark theme (tokens.css), on which a firm's colours must be readable. */
export const lightPageColor = '#f6f3ee'
export const darkPageColor = '#0e1420'

/** Both colours as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map(start =>
    linear(Number.parseInt(color.slice(start, start + 2), 16)),
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

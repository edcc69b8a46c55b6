import type { AppConfig } from '#shared/api/app-config.ts'

/**
 * Applies the firm's colours to the design tokens (styles/tokens.css). A colour that the firm has not set stays the
 * product's.
 */
export function applyFirmColors(colors: AppConfig['firm']['colors']): void {
  const { style } = document.documentElement
  const properties = {
    '--firm-ink': colors.ink,
    '--firm-ink-hover': colors.ink && `color-mix(in srgb, ${colors.ink} 88%, white)`,
    '--firm-brass': colors.brass,
    '--firm-brass-dark': colors.brassOnDark,
  }
  for (const [name, color] of Object.entries(properties)) {
    if (color) style.setProperty(name, color)
    else style.removeProperty(name)
  }
}

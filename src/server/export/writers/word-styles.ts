import type { IStylesOptions } from 'docx'
import type { Language } from '#shared/language.ts'
import { locales } from '#shared/text/date-format.ts'
import { colors as pdfColors } from './pdf-page.ts'

const hex = (color: string) => color.slice(1).toUpperCase()

export const colors = {
  ink: hex(pdfColors.ink),
  soft: hex(pdfColors.soft),
  brass: hex(pdfColors.brass),
  line: hex(pdfColors.line),
  sunken: hex(pdfColors.sunken),
  danger: hex(pdfColors.danger),
  dangerWash: hex(pdfColors.dangerWash),
} as const

/** Points in Word's unit, a twentieth of a point. */
export function dxa(points: number): number {
  return Math.round(points * 20)
}

/** Fonts that come with Word: none are embedded in a document that others will edit. */
export const characterStyles = {
  code: { font: 'Consolas', size: 19 },
  link: { color: colors.brass, underline: {} },
} as const

export function baseStyles(language: Language): IStylesOptions {
  const heading = (size: number, before: number) => ({
    run: { font: 'Georgia', size: size * 2, bold: false, color: colors.ink },
    paragraph: { spacing: { before: dxa(before), after: dxa(4) }, keepNext: true },
  })
  const minor = (size: number) => ({
    run: { size: size * 2, bold: true, color: colors.ink },
    paragraph: { spacing: { before: dxa(10), after: dxa(3) }, keepNext: true },
  })
  return {
    default: {
      document: {
        run: {
          font: 'Calibri',
          size: 22,
          color: colors.ink,
          language: { value: locales[language] },
        },
        paragraph: { spacing: { after: dxa(6), line: 300 } },
      },
      heading1: heading(24, 8),
      heading2: heading(16, 20),
      heading3: minor(13),
      heading4: minor(11.5),
      heading5: minor(11),
      heading6: minor(11),
    },
    paragraphStyles: [
      { id: 'Kicker', name: 'Kicker', basedOn: 'Normal', run: { bold: true, color: colors.brass } },
      { id: 'Soft', name: 'Soft', basedOn: 'Normal', run: { size: 18, color: colors.soft } },
      { id: 'Notice', name: 'Notice', basedOn: 'Normal', run: { size: 16, color: colors.soft } },
    ],
  }
}

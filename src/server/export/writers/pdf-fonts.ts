import { createRequire } from 'node:module'
import type { Run } from '#server/export/document.ts'

/**
 * The product's typefaces, embedded. They have only the letters of Western European languages. What they lack (Polish,
 * Greek or Cyrillic letters, arrows, check boxes) is set in DejaVu, and so is code.
 */
const files = {
  regular: '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff',
  italic: '@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff',
  bold: '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff',
  boldItalic: '@fontsource/source-sans-3/files/source-sans-3-latin-600-italic.woff',
  serif: '@fontsource/spectral/files/spectral-latin-500-normal.woff',
  other: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  otherBold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  code: 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf',
} as const

/** Emoji, and what DejaVu has instead. Those without a counterpart are left out: they only decorate. */
const counterparts: Record<string, string> = {
  '✅': '✔',
  '❌': '✘',
  '❎': '✘',
  '❗': '!',
  '❕': '!',
  '❓': '?',
  '❔': '?',
  '➕': '+',
  '➖': '−',
  '🚨': '⚠',
  '🛑': '⚠',
  '⛔': '⊘',
  '🚫': '⊘',
  '👉': '☞',
  '📞': '☎',
  '📱': '☎',
  '📧': '✉',
  '📩': '✉',
  '⭐': '★',
  '🔴': '●',
  '🟠': '●',
  '🟡': '●',
  '🟢': '●',
  '🔵': '●',
  '🔸': '◆',
  '🔹': '◆',
  '🔶': '◆',
  '🔷': '◆',
}

export type FontName = keyof typeof files

/** A document's fonts. pdfkit opens a font at its first use. */
export type Fonts = {
  /** Splits the text into parts, each in a single font: `wanted`, unless it lacks the character. */
  split(text: string, wanted: FontName): { text: string; font: FontName }[]
  use(font: FontName): void
  /** Whether a character was in none of the fonts, and became a box. */
  lacksSome(): boolean
}

/** The part of pdfkit's font that tells which characters it has. pdfkit's types leave it out. */
type OpenedFont = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } }

export function registerFonts(pdf: PDFKit.PDFDocument): Fonts {
  const { resolve } = createRequire(import.meta.url)
  for (const [name, file] of Object.entries(files)) pdf.registerFont(name, resolve(file))
  const known = new Map<string, boolean>()
  const has = (font: FontName, character: string) => {
    const key = font + character
    let found = known.get(key)
    if (found === undefined) {
      pdf.font(font)
      const { font: opened } = (pdf as unknown as OpenedFont)._font
      found = opened.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) && canMeasure(pdf, character)
      known.set(key, found)
    }
    return found
  }
  let lacksSome = false
  const fontFor = (character: string, wanted: FontName): FontName => {
    if (has(wanted, character)) return wanted
    return wanted === 'bold' || wanted === 'boldItalic' || wanted === 'serif' ? 'otherBold' : 'other'
  }
  // Not the font's own box for a character that it lacks: PDF/UA forbids it, and pdfkit gets its width wrong.
  const orBox = (character: string, font: FontName) => {
    if (has(font, character) || /\s/.test(character)) return character
    lacksSome = true
    return '□'
  }
  const shown = (emoji: string) => (has('other', emoji) ? emoji : (counterparts[emoji] ?? ''))
  return {
    use: font => pdf.font(font),
    lacksSome: () => lacksSome,
    split: (text, wanted) => {
      const parts: { text: string; font: FontName }[] = []
      // The typefaces lack the narrow space before French punctuation. The removed characters are invisible (a soft
      // hyphen, for example) or change an emoji, but would be drawn. A letter and an accent that follows it become one
      // character, because they could be set in two fonts.
      for (const character of text
        .normalize('NFC')
        .replaceAll('\u202f', '\u00a0')
        .replace(/\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}|\u20e3/gu, '')
        .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}/gu, shown)) {
        const last = parts.at(-1)
        const canStay = last !== undefined && /\s/.test(character) && has(last.font, character)
        const font = canStay ? last.font : fontFor(character, wanted)
        const drawn = orBox(character, font)
        if (last?.font === font) last.text += drawn
        else parts.push({ text: drawn, font })
      }
      return parts
    },
  }
}

/** fontkit throws at a character without an outline if it is the last one of a font: the thin space, for example. */
function canMeasure(pdf: PDFKit.PDFDocument, character: string): boolean {
  try {
    pdf.widthOfString(character)
    return true
  } catch {
    return false
  }
}

export function fontOf({ bold, italic, code }: Run, base: FontName): FontName {
  if (code) return 'code'
  if (base === 'serif') return base
  const isBold = bold || base === 'bold'
  if (isBold) return italic ? 'boldItalic' : 'bold'
  return italic ? 'italic' : base
}

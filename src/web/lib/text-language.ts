const commonWords = {
  en: /\b(?:the|and|of|to|is|are|you|for|that|with|this)\b/gi,
  fr: /\b(?:le|les|des|du|est|une|vous|dans|pour|et|que|qui)\b/gi,
}

/** Enough to detect the language if the text begins with sentences. */
const defaultSampleLength = 500

/**
 * The language of a text, by its most common words, so that a screen reader uses the right voice; undefined if the text
 * is short, mixed or in another language.
 */
export function languageOf(text: string, sampleLength = defaultSampleLength): 'en' | 'fr' | undefined {
  const start = text.slice(0, sampleLength)
  const words = start.split(/\s+/).length
  const [en, fr] = [commonWords.en, commonWords.fr].map(list => start.match(list)?.length ?? 0) as [
    number,
    number,
  ]
  const maxCount = Math.max(en, fr)
  if (maxCount < 3 || maxCount < words / 10 || maxCount < 3 * Math.min(en, fr)) return undefined
  return en > fr ? 'en' : 'fr'
}

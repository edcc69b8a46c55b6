const common = {
  en: /\b(?:the|and|of|to|is|are|you|for|that|with|this)\b/gi,
  fr: /\b(?:le|les|des|du|est|une|vous|dans|pour|et|que|qui)\b/gi,
}

/** Letters: enough to tell by, where a text begins with sentences. */
const looked = 500

/**
 * The language that a text is plainly written in, by its commonest words, so that it is read out in a voice of that
 * language; undefined where it is short, mixed or neither.
 */
export function languageOf(text: string, letters = looked): 'en' | 'fr' | undefined {
  const start = text.slice(0, letters)
  const words = start.split(/\s+/).length
  const [en, fr] = [common.en, common.fr].map(list => start.match(list)?.length ?? 0) as [number, number]
  const most = Math.max(en, fr)
  if (most < 3 || most < words / 10 || most < 3 * Math.min(en, fr)) return undefined
  return en > fr ? 'en' : 'fr'
}

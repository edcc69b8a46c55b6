import type { Language } from '#shared/language.ts'

/** Words that are frequent in one language and rare in the other. */
const commonWords: Record<Language, RegExp> = {
  en: /\b(?<!\p{L})(?:the|and|of|to|is|are|you|for|that|with|this)\b(?!\p{L})/giu,
  fr: /\b(?<!\p{L})(?:le|les|des|du|est|une|vous|dans|pour|et|que|qui)\b(?!\p{L})/giu,
}

/**
 * More words for short questions, including careless spellings. "Me" is a word of both languages. "A" and "an" are also
 * French: "garde a vue" without its accent, "1 an".
 */
const questionWords: Record<Language, RegExp> = {
  en: /\b(?<!\p{L})(?:a(?! (?:distance|domicile|pied|temps|titre|vie|vue)\b)|(?<!\d )an|my|i|im|i'm|he|she|they|we|it|do|does|did|don't|dont|can|can't|cant|could|should|what|which|how|when|where|who|why|has|have|had|was|will|would|be|been|at|by|from|in|on|or|if|not|but|his|her|their|our|your|ur|u|r|hello|please|thanks|hi|there|after|before|about|got|get)\b(?!\p{L})/giu,
  fr: /(?<![\p{L}\p{N}])(?:la|un|je|tu|il|elle|on|nous|ils|mon|ma|mes|son|sa|ses|leur|leurs|notre|nos|votre|au|aux|ce|cette|ça|de|en|par|sur|avec|sans|mais|ou|où|pas|plus|ne|si|se|ai|a-t-il|suis|sont|ont|était|été|quel|quelle|quels|quelles|quoi|koi|comment|coment|combien|pourquoi|quand|faut|faire|peut|peux|peu|puis|dois|doit|veut|veux|bonjour|slt|salut|merci|svp|jai|jsui|jé|pr|dc|ya|c'est|cest|moi|lui|depuis|chez|après|avant|ki|ke|kel|[cdjlmnst]['’]\p{L}+|qu['’]\p{L}+)(?![\p{L}\p{N}])/giu,
}

const frenchAccents = /[éèêëàâçùûôîïœ]/gi

/** Enough to detect the language if the text begins with sentences. */
const defaultSampleLength = 500

/** The language of a text, by the common words in it; undefined if the text is short, mixed or in another language. */
export function languageOf(text: string, sampleLength = defaultSampleLength): Language | undefined {
  const start = text.slice(0, sampleLength)
  const wordCount = start.split(/\s+/).length
  const en = count(start, commonWords.en)
  const fr = count(start, commonWords.fr)
  const maxCount = Math.max(en, fr)
  if (maxCount < 3 || maxCount < wordCount / 10 || maxCount < 3 * Math.min(en, fr)) return undefined
  return en > fr ? 'en' : 'fr'
}

/** The same for a question, which is in one of the two languages; `fallback` if both are equally likely. */
export function questionLanguage(text: string, fallback: Language): Language {
  // An accent may be a character of its own.
  const start = text.slice(0, 2 * defaultSampleLength).normalize('NFC')
  const certain = languageOf(start)
  if (certain !== undefined) return certain
  const en = count(start, commonWords.en) + count(start, questionWords.en)
  const fr = count(start, commonWords.fr) + count(start, questionWords.fr) + count(start, frenchAccents) / 2
  if (en === fr) return fallback
  return en > fr ? 'en' : 'fr'
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

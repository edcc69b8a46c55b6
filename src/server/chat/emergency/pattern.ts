import { singleLetters } from './plain-words.ts'

/**
 * The rules' own notation, over the form of plain-words.ts: words and alternatives as in a regular expression; `{name}`
 * is a list of words; `..` is a gap of up to eight words within the sentence; `*` stands for any ending of a word.
 * Every repetition is bounded, so no pattern can take long on any text.
 */
export function pattern(text: string, words: Readonly<Record<string, string>>): RegExp {
  return new RegExp(`\\b(?:${source(text, words)})\\b`)
}

/** Patterns joined by ` & ` must all be found, in any order. */
export function allOf(text: string, words: Readonly<Record<string, string>>): RegExp[] {
  return text.split(' & ').map(each => pattern(each, words))
}

function source(text: string, words: Readonly<Record<string, string>>): string {
  const named = text.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const list = words[name]
    if (list === undefined) throw new Error(`The rules have no words named ${name}.`)
    return `(?:${source(list, words)})`
  })
  return singleLetters(named.trim().replace(/\s+/g, ' ').replaceAll(' | ', '|'))
    .replaceAll(' .. ', ' (?:[a-z0-9]+ ){0,8}')
    .replace(/([a-z])\*/g, '$1[a-z]{0,12}')
    .replaceAll(')*', '){0,4}')
}

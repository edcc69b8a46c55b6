/**
 * Makes the telephone numbers in a sheet's Markdown links, so that they can be tapped on a phone. "17" can also be a
 * day or an article: a number of two or three digits is a link only after words such as "call", or after another link.
 */
export function linkPhones(markdown: string): string {
  let previousEnd = 0
  return markdown.replace(numberOrOther, (found: string, number: string | undefined, start: number) => {
    if (number === undefined) return found
    const before = markdown.slice(Math.max(0, start - maxContextLength), start)
    const after = markdown.slice(start + found.length, start + found.length + maxContextLength)
    const isChained = previousEnd > 0 && chain.test(markdown.slice(previousEnd, start))
    if (!isPhone(number, before, after, isChained)) return found
    previousEnd = start + found.length
    const digits = number.replace(/[^\d+]/g, '')
    // 114 takes text messages only.
    return `[${number}](${digits === '114' ? 'sms' : 'tel'}:${digits})`
  })
}

/** How much of the text before and after a number decides whether it is a link. */
const maxContextLength = 40

const space = '[ \\u00a0\\u202f]'
const byForm = [
  `(?:\\+33${space}?|0)[1-79](?:${space}\\d{2}){4}`,
  '0[1-79](?:[.]\\d{2}){4}',
  '0[1-79](?:-\\d{2}){4}',
  `0${space}?8\\d{2}${space}\\d{3}${space}\\d{3}`,
]
/** Numbers of official services, which are too short to be recognised by their form. */
const fourDigits = '3018|3039|3114|3117|3238|3919|3928|3939|3977'
const official = `15|17|18|112|114|115|119|${fourDigits}|116${space}(?:000|006|117)`

/**
 * The first alternatives are links, URLs and code, which stay as they are. A number must not be part of a longer one,
 * an amount or an article's number.
 */
const numberOrOther = new RegExp(
  `\\[[^\\][]{0,200}\\]\\([^)\\s]{0,300}\\)|https?:\\S+|\`[^\`]{1,200}\`|` +
    `(?<![\\p{L}\\d./+-]|\\d[,\\u00a0\\u202f ])(${[...byForm, official].join('|')})` +
    `(?![\\d\\p{L}/-]|${space}?[€%\\d]|${space}euros?|[.,]\\d)`,
  'gu',
)

const article = /(?:\b[LRD]\.? ?|\bart(?:icles?|\.) ?|n° ?)$/i
const call =
  /(?:\b(?:call|dial|appelez|appeler|composez)(?: le| the)?|\b(?:emergency|urgence|danger)(?:\u00a0| )?[:,](?: le)?) \**$/i
/** For a number of three digits. */
const mention = /(?:\b(?:text|use|SMS(?: au|, c[’']est le))|:(?: le)?) \**$/i
const chain =
  /^\**(?: \([^()]{1,30}\))?,?(?: (?:or|ou|and|et))?(?: (?:call|text|the|le|envoyez un SMS au))* \**$/i
/** What may follow a number of two or three digits: "day and night", but no other noun, such as "days" or "March". */
const end = /^\**(?:[.,;:!?)]|\s*$|\n| \(| (?:or|ou|and|et|par|for|pour|to|if|si|from|day|jour)\b)/i

function isPhone(number: string, before: string, after: string, isChained: boolean): boolean {
  if (number.length > 3) return number.length > 7 || !article.test(before)
  if (!end.test(after)) return false
  return isChained || call.test(before) || (number.length === 3 && mention.test(before))
}

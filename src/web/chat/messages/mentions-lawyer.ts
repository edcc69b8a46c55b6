import type { AppConfig } from '#shared/api/app-config.ts'

/** Whole words: "lawyerly" and "avocatier" do not match. Nor does "power of attorney", which is a document. */
const lawyer =
  /(?<![\p{L}\p{M}])(avocate?s?|lawyers?|solicitors?|barristers?|(?<!powers? of )attorneys?)(?![\p{L}\p{M}])/iu

/** Whether an answer mentions a lawyer, in French or English, without saying how to reach the firm. */
export function mentionsLawyer(
  answer: string,
  { contactUrl, bookingUrl }: Pick<AppConfig['firm'], 'contactUrl' | 'bookingUrl'>,
): boolean {
  const isReachable = [contactUrl, bookingUrl].some(url => url && contains(answer, url))
  return !isReachable && lawyer.test(answer)
}

/** A telephone number or an email address counts even if it is not a link. The number may be in groups of digits. */
function contains(answer: string, url: string): boolean {
  const [, scheme, address = ''] = /^(tel|mailto):([^?]*)/.exec(url) ?? []
  if (scheme === 'tel') return ungrouped(answer).includes(ungrouped(address))
  return scheme === 'mailto' ? decoded(answer).includes(decoded(address)) : answer.includes(url)
}

function ungrouped(text: string): string {
  return text.replace(/[\s().-]/g, '')
}

/** For email addresses, which may be percent-encoded in a link and are compared without regard to case. */
function decoded(text: string): string {
  return text
    .replace(/%[0-7][\da-f]/gi, encoded => String.fromCharCode(Number.parseInt(encoded.slice(1), 16)))
    .toLowerCase()
}

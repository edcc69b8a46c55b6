import type { AppConfig } from '#shared/app-config.ts'

/** Whole words: "lawyerly" and "avocatier" do not match. Nor does "power of attorney", which is a document. */
const lawyer =
  /(?<![\p{L}\p{M}])(avocate?s?|lawyers?|solicitors?|barristers?|(?<!powers? of )attorneys?)(?![\p{L}\p{M}])/iu

/** Whether an answer mentions a lawyer, in French or English, without saying how to reach the firm. */
export function mentionsLawyer(
  answer: string,
  { contactUrl, bookingUrl }: Pick<AppConfig['firm'], 'contactUrl' | 'bookingUrl'>,
): boolean {
  const isReachable = [contactUrl, bookingUrl].some(url => url && answer.includes(withoutScheme(url)))
  return !isReachable && lawyer.test(answer)
}

/** A telephone number or a mail address also counts as written, without being a link. */
function withoutScheme(url: string): string {
  return url.replace(/^tel:/, '').replace(/^mailto:([^?]*).*/, '$1')
}

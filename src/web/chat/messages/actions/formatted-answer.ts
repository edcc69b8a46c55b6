/** The title of a link names the source that its text refers to only by a number. */
const keptAttributes = ['href', 'title', 'start', 'lang', 'dir']

/**
 * An answer on screen as HTML for other programs: without the page's classes, ids and buttons, and with full addresses.
 */
export function formattedAnswer(shown: Element, notice: string): string {
  const answer = shown.cloneNode(true) as Element
  for (const element of answer.querySelectorAll('figcaption')) element.remove()
  for (const element of [answer, ...answer.querySelectorAll('*')]) {
    if (element instanceof HTMLAnchorElement) element.setAttribute('href', element.href)
    for (const name of element.getAttributeNames()) {
      if (!keptAttributes.includes(name)) element.removeAttribute(name)
    }
  }
  // Without lines, the cells of a table would run together.
  for (const table of answer.querySelectorAll('table')) table.setAttribute('border', '1')
  const last = document.createElement('p')
  last.textContent = notice
  answer.append(last)
  return answer.outerHTML
}

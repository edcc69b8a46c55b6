/** A translation by the browser replaces text with `<font>` elements. The first one loads what React then needs. */
export function watchForTranslation(): void {
  let isTranslated = false
  new MutationObserver(records => {
    isTranslated ||= records.some(({ addedNodes: [node] }) => node?.nodeName === 'FONT')
    // Without the code, the translated page works until React removes a translated text.
    if (isTranslated) import('./translation.ts').then(code => code.followTranslation(records)).catch(() => {})
  }).observe(document, { childList: true, subtree: true })
}

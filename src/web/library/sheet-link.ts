import { isLanguage, type Language } from '#shared/language.ts'

/** `language`: undefined for the page's own. */
export type SheetTarget = { id: string; language: Language | undefined }

type ClickedSheet = { target: SheetTarget; path: string; link: HTMLAnchorElement; inPanel: boolean }

/**
 * The sheet that a clicked link in the conversation or in the panel leads to. Undefined for any other click, including
 * one with a modifier key, which the browser handles as usual.
 */
export function sheetTargetOf(event: MouseEvent): ClickedSheet | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const clicked = event.target instanceof Element ? event.target : undefined
  const link = clicked?.closest<HTMLAnchorElement>('main a[href], .sheet-panel a[href]:not([data-page])')
  const [, id] = /^\/library\/([^/]+)$/.exec(link?.pathname ?? '') ?? []
  if (!link || id === undefined || link.origin !== location.origin) return undefined
  const language = new URLSearchParams(link.search).get('lang')
  return {
    target: { id, language: isLanguage(language) ? language : undefined },
    path: link.pathname + link.search,
    link,
    inPanel: link.closest('.sheet-panel') !== null,
  }
}

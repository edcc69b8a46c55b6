import { parseUrl } from '#shared/text/parse-url.ts'

/**
 * Loads a part of the page's own code, and retries once if that fails. Many browsers remember a failed module for
 * as long as the page is open. Their error contains the module's URL, so the second attempt adds a query to that URL.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    const url = urlIn(error)
    return url ? import(/* @vite-ignore */ `${url}?${Date.now()}`) : load()
  }
}

function urlIn(error: unknown): string | undefined {
  const [url = ''] = error instanceof Error ? (/https?:\S+?\.js\b/.exec(error.message) ?? []) : []
  return parseUrl(url)?.origin === location.origin ? url : undefined
}

/** The code of a whole page could not be fetched. */
export class PageUnavailable extends Error {}

import type { Source } from './chat.ts'

/**
 * Merges sources with the same address, or with the same title if they have no address. A source with neither is
 * dropped. The server stores an answer's sources in this order, and a page that reads the answer's stream shows them in
 * this order, so their numbers do not change when the answer ends.
 */
export function mergedSources(known: readonly Source[], more: readonly Source[]): Source[] {
  const merged = new Map(known.map(source => [keyOf(source), source]))
  for (const source of more) {
    const key = keyOf(source)
    if (key === '') continue
    const same = merged.get(key)
    // A citation often has the title that the earlier search result lacked.
    const title = same?.title || source.title
    const snippet = same?.snippet || source.snippet
    merged.set(key, { ...(same ?? source), title, snippet })
  }
  return [...merged.values()]
}

function keyOf({ url, title }: Source): string {
  return url || title
}

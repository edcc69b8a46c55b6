import type { Source } from './chat.ts'

/**
 * Merges sources that have the same address or the same title. A source with neither is dropped. The server stores an
 * answer's sources in this order, and a page that reads the answer's stream shows them in this order, so their numbers
 * do not change when the answer ends.
 */
export function mergedSources(known: readonly Source[], more: readonly Source[]): Source[] {
  const merged = [...known]
  for (const source of more) {
    if (source.url === '' && source.title === '') continue
    const index = merged.findIndex(other => isSame(other, source))
    const same = merged[index]
    if (same) merged[index] = completed(same, source)
    else merged.push(source)
  }
  return merged
}

function isSame(one: Source, other: Source): boolean {
  return (one.url !== '' && one.url === other.url) || (one.title !== '' && one.title === other.title)
}

/** A citation often has the title that the earlier search result lacked. */
function completed(known: Source, { title, url, snippet }: Source): Source {
  return {
    ...known,
    title: known.title || title,
    url: known.url || url,
    snippet: known.snippet || snippet,
  }
}

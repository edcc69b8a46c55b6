import type { Marks } from '#shared/api/search.ts'

/**
 * A text with the found words marked. Ignores marks that are empty, begin before the end of an earlier one or end
 * beyond the text.
 */
export function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  const parts = []
  let at = 0
  for (const [start, end] of marks) {
    if (start < at || end <= start || end > text.length) continue
    parts.push(
      text.slice(at, start),
      <mark key={start} className="rounded-sm bg-brass-wash font-semibold text-ink">
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}

import { useEffect, useState } from 'react'

/** Also rejects without a clipboard: browsers offer none to a page loaded over plain HTTP. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

const confirmationMs = 2000

/** Copies a text, and says for two seconds whether that worked. */
export function useCopyText(): { outcome: 'copied' | 'failed' | undefined; copy(text: string): void } {
  // A new object for each copy, so that each has its two seconds.
  const [last, setLast] = useState<{ outcome: 'copied' | 'failed' }>()
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), confirmationMs)
    return () => clearTimeout(timer)
  }, [last])
  const copy = (text: string) => {
    copyText(text).then(
      () => setLast({ outcome: 'copied' }),
      () => setLast({ outcome: 'failed' }),
    )
  }
  return { outcome: last?.outcome, copy }
}

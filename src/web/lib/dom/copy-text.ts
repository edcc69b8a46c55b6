import { useEffect, useState } from 'react'

/** Also rejects without a clipboard: browsers offer none to a page loaded over plain HTTP. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

const confirmationMs = 2000

/** Says for two seconds whether a text was copied. */
export function useCopyText(): {
  outcome: 'copied' | 'failed' | undefined
  copy(copying: Promise<void>): void
} {
  // A new object for each copy, so that each has its two seconds.
  const [last, setLast] = useState<{ outcome: 'copied' | 'failed' }>()
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), confirmationMs)
    return () => clearTimeout(timer)
  }, [last])
  const copy = (copying: Promise<void>) => {
    copying.then(
      () => setLast({ outcome: 'copied' }),
      () => setLast({ outcome: 'failed' }),
    )
  }
  return { outcome: last?.outcome, copy }
}

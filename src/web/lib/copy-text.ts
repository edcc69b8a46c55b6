import { useEffect, useState } from 'react'

/** Also rejects without a clipboard: browsers offer none to a page loaded over plain HTTP. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

const confirmationMs = 2000

/** Copies a text, and says for two seconds whether that worked. */
export function useCopyText(): { outcome: 'copied' | 'failed' | undefined; copy(text: string): void } {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), confirmationMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = (text: string) => {
    copyText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  return { outcome, copy }
}

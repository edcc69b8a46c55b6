import { startTransition, useEffect, useState } from 'react'

/**
 * Loads what a part of the page shows, and again when the user asks for it after a failure. It is for pages of visitors
 * too: they do not load the query library, which would add a tenth to their code.
 *
 * `load` must be the same function in every render: another one loads again. Until that has ended, `data` stays. The
 * same goes for `error` during another attempt; `failed` says whether the current attempt has failed.
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [data, setData] = useState<T>()
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<{ load: unknown; attempt: number; error: unknown }>()

  useEffect(() => {
    const stop = new AbortController()
    load(stop.signal).then(
      loaded => {
        if (!stop.signal.aborted) startTransition(() => setData(() => loaded))
      },
      error => {
        if (!stop.signal.aborted) setFailure({ load, attempt, error })
      },
    )
    return () => stop.abort()
  }, [load, attempt])

  return {
    data,
    /** For what changes after it was loaded. */
    setData,
    error: failure?.error,
    failed: failure?.load === load && failure.attempt === attempt,
    retry: () => setAttempt(attempt + 1),
  }
}

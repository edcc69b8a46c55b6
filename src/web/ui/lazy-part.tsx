import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { fetchCode } from '#web/lib/fetch-code.ts'
import { logFailure } from '#web/lib/log-failure.ts'

type Around = {
  /** In its place while its code is on its way. */
  waiting?: ReactNode
  /** In its place where the code cannot be had; `again` tries anew, at the last by loading the page anew. */
  missing?(again: () => void): ReactNode
  /** Told each time when the code cannot be had. */
  onMissing?(): void
}

type LazyPart<P> = {
  (props: P & Around): ReactNode
  /** Fetches the code ahead of its first drawing. A failure shows when it is drawn. */
  preload(): void
}

/**
 * A part of a page whose code is fetched when it is first drawn. Where it cannot be fetched, even at a second try, the
 * rest of the page goes on; it is tried anew at its next drawing. Whoever asks again gets the page anew where nothing
 * else helps.
 */
export function lazyPart<Code, P extends object>(
  load: () => Promise<Code>,
  pick: (code: Code) => ComponentType<P>,
): LazyPart<P> {
  let Loaded: ComponentType<P> | undefined
  const prepare = async () => {
    Loaded ??= pick(await fetchCode(load))
  }
  function Part({ waiting, missing, onMissing, ...props }: P & Around): ReactNode {
    const [attempt, setAttempt] = useState(0)
    const [settled, setSettled] = useState(-1)

    useEffect(() => {
      if (Loaded) return
      let gone = false
      const settle = () => {
        if (!gone) setSettled(attempt)
      }
      prepare().then(settle, error => {
        logFailure('Failed to load a part of the page', error)
        if (gone) return
        if (attempt > 0) location.reload()
        onMissing?.()
        settle()
      })
      return () => {
        gone = true
      }
    }, [attempt])

    if (Loaded) return <Loaded {...(props as unknown as P)} />
    return settled === attempt ? missing?.(() => setAttempt(attempt + 1)) : waiting
  }
  Part.preload = () => {
    prepare().catch(() => {})
  }
  return Part
}

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { fetchCode } from '#web/lib/fetch-code.ts'
import { logFailure } from '#web/lib/log-failure.ts'

type Around = {
  /** Shown while the code is loading. */
  waiting?: ReactNode
  /** Shown if the code cannot be loaded; `again` tries once more, and as a last resort reloads the page. */
  missing?(again: () => void): ReactNode
  /** Called each time the code cannot be loaded. */
  onMissing?(): void
}

type LazyPart<P> = {
  (props: P & Around): ReactNode
  /** Loads the code before the first render. A failure shows at the render. */
  preload(): void
}

/**
 * A part of a page whose code is loaded at its first render. If loading fails twice, the rest of the page still works,
 * and the next render tries again. If a retry by the person fails too, the page is reloaded.
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

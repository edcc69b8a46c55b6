import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { fetchCode } from '#web/lib/fetch-code.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { PlaceholderDialog } from './placeholder-dialog.tsx'

/** A dialog says that the code is loading only if this takes longer, so that it does not flash. */
const showAfterMs = 150

type LoadingProps = {
  /** Shown while the code is loading, as in Suspense. */
  fallback?: ReactNode
  /**
   * Shown if the code cannot be loaded; `again` tries once more and, if that fails too, reloads the page. By default,
   * if the part can be closed (`onClose`), a dialog says that the code is loading, and later offers to try again.
   */
  missing?(again: () => void): ReactNode
}

type LazyPart<P> = {
  (props: P & LoadingProps): ReactNode
  /** Loads the code before the first render. A failure is ignored until then. */
  preload(): void
}

/**
 * A part of a page whose code is loaded at its first render. If loading fails twice, the rest of the page still works,
 * and the part tries again when it is mounted again. If a retry by the user fails too, the page is reloaded.
 */
export function lazyPart<Code, P extends object>(
  load: () => Promise<Code>,
  pick: (code: Code) => ComponentType<P>,
): LazyPart<P> {
  let Loaded: ComponentType<P> | undefined
  const prepare = async () => {
    Loaded ??= pick(await fetchCode(load))
  }
  function Part({ fallback, missing, ...props }: P & LoadingProps): ReactNode {
    const [attempt, setAttempt] = useState(0)
    const [phase, setPhase] = useState<'quiet' | 'loading' | 'loaded' | 'missing'>('quiet')

    useEffect(() => {
      if (Loaded) return
      let unmounted = false
      const timer = setTimeout(setPhase, showAfterMs, 'loading')
      const stop = () => {
        unmounted = true
        clearTimeout(timer)
      }
      void prepare()
        .then(
          () => 'loaded' as const,
          error => {
            logFailure('Failed to load a part of the page', error)
            if (attempt > 0 && !unmounted) location.reload()
            return 'missing' as const
          },
        )
        .then(settled => {
          stop()
          setPhase(settled)
        })
      return stop
    }, [attempt])

    if (Loaded) return <Loaded {...(props as unknown as P)} />
    const isMissing = phase === 'missing'
    const again = () => {
      setAttempt(attempt + 1)
      setPhase('loading')
    }
    if (missing) return isMissing ? missing(again) : fallback
    const { onClose } = props as { onClose?(): void }
    return (
      <>
        {!isMissing && fallback}
        {onClose && phase !== 'quiet' && (
          <PlaceholderDialog loading={!isMissing} onAgain={again} onClose={onClose} />
        )}
      </>
    )
  }
  Part.preload = () => {
    prepare().catch(() => {})
  }
  return Part
}

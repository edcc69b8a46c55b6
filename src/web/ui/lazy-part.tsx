import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { fetchCode } from '#web/lib/fetch-code.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { MissingDialog } from './missing-dialog.tsx'

type LoadingProps = {
  /** Shown while the code is loading. */
  waiting?: ReactNode
  /**
   * Shown if the code cannot be loaded; `again` tries once more and, if that fails too, reloads the page. By default, a
   * dialog that offers this, if the part can be closed (`onClose`), else nothing.
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
  function Part({ waiting, missing, ...props }: P & LoadingProps): ReactNode {
    const [attempt, setAttempt] = useState(0)
    const [settledAttempt, setSettledAttempt] = useState(-1)

    useEffect(() => {
      if (Loaded) return
      let unmounted = false
      const settle = () => {
        if (!unmounted) setSettledAttempt(attempt)
      }
      prepare().then(settle, error => {
        logFailure('Failed to load a part of the page', error)
        if (unmounted) return
        if (attempt > 0) location.reload()
        settle()
      })
      return () => {
        unmounted = true
      }
    }, [attempt])

    if (Loaded) return <Loaded {...(props as unknown as P)} />
    if (settledAttempt !== attempt) return waiting
    const again = () => setAttempt(attempt + 1)
    if (missing) return missing(again)
    const { onClose } = props as { onClose?(): void }
    return onClose && <MissingDialog onAgain={again} onClose={onClose} />
  }
  Part.preload = () => {
    prepare().catch(() => {})
  }
  return Part
}

import { use, useEffect, useRef, useState } from 'react'
import { MessageActionsContext } from '#web/chat/messages/message-actions-context.ts'
import { logFailure } from '#web/lib/log-failure.ts'

/** `missing`: the fresh link did not work, or the message has no id. `unreachable`: no fresh link could be loaded. */
type LinkState = 'valid' | 'missing' | 'unreachable'

/**
 * A link to a file can expire while the page is open. A link that does not work is replaced once; if the fresh one does
 * not work either, the file no longer exists. If no fresh link can be loaded, this is tried again once the network is
 * back.
 */
export function useFileLink(messageId: string | undefined) {
  const { refreshLinks } = use(MessageActionsContext)
  const [state, setState] = useState<LinkState>('valid')
  const [renewed, setRenewed] = useState(false)
  const isRefreshing = useRef(false)

  useEffect(() => {
    if (state !== 'unreachable') return
    const tryAgain = () => {
      setRenewed(false)
      setState('valid')
    }
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [state])

  const onBroken = () => {
    // The thumbnail and the enlarged image have the same link.
    if (isRefreshing.current) return
    if (renewed || messageId === undefined) return setState('missing')
    setRenewed(true)
    isRefreshing.current = true
    refreshLinks(messageId)
      .catch(error => {
        logFailure('Failed to fetch fresh links', error)
        setState('unreachable')
      })
      .finally(() => {
        isRefreshing.current = false
      })
  }
  const onOpened = () => setRenewed(false)
  return { state, onBroken, onOpened }
}

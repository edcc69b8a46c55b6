import { use, useCallback, useEffect, useRef, useState } from 'react'
import { isNotFound } from '#web/api/client.ts'
import { MessageActionsContext } from '#web/chat/messages/message-actions-context.ts'
import { logFailure } from '#web/lib/log-failure.ts'

/** `missing`: the file no longer exists, or the message has no id. `unreachable`: the file could not be loaded. */
type LinkState = 'valid' | 'missing' | 'unreachable'

/**
 * A link to a file can expire while the page is open. A link that does not work is replaced once. If the fresh one does
 * not work either, the server is asked whether the file still exists. A file that could not be loaded is tried again
 * once the network is back, and when the user asks for it. `renewalCount`: how often a link was replaced.
 */
export function useFileLink(messageId: string | undefined, url: string | undefined) {
  const { refreshLinks } = use(MessageActionsContext)
  const [state, setState] = useState<LinkState>('valid')
  const [renewed, setRenewed] = useState(false)
  const [renewalCount, setRenewalCount] = useState(0)
  const isBusy = useRef(false)
  const tryAgain = useCallback(() => {
    setRenewed(false)
    setState('valid')
  }, [])

  useEffect(() => {
    if (state !== 'unreachable') return
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [state, tryAgain])

  const onBroken = async () => {
    // The thumbnail and the enlarged image have the same link.
    if (isBusy.current) return
    if (messageId === undefined || url === undefined) return setState('missing')
    isBusy.current = true
    try {
      if (renewed) setState((await isMissing(url)) ? 'missing' : 'unreachable')
      else {
        setRenewed(true)
        await refreshLinks(messageId)
        setRenewalCount(count => count + 1)
      }
    } catch (error) {
      logFailure('Failed to fetch fresh links', error)
      // The chat, or the shared copy of it, no longer exists.
      setState(isNotFound(error) ? 'missing' : 'unreachable')
    } finally {
      isBusy.current = false
    }
  }
  const onOpened = () => setRenewed(false)
  return { state, tryAgain, renewalCount, link: { onBroken: () => void onBroken(), onOpened } }
}

/** An image that cannot be loaded does not say why. */
async function isMissing(url: string): Promise<boolean> {
  return (await fetch(url, { method: 'HEAD' })).status === 404
}

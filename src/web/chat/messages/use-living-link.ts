import { use, useState } from 'react'
import { logFailure } from '#web/lib/log-failure.ts'
import { MessageFilesContext } from './message-files-context.ts'

/** `gone`: a fresh link did not open either. `unreachable`: no fresh link could be loaded. */
type LinkState = 'alive' | 'gone' | 'unreachable'

/**
 * A link to a file may have expired while the page was open. A link that does not open is replaced once; if the fresh
 * one does not open either, the file is gone.
 */
export function useLivingLink(messageId: string | undefined) {
  const { refreshLinks } = use(MessageFilesContext)
  const [state, setState] = useState<LinkState>('alive')
  const [renewed, setRenewed] = useState(false)

  const onBroken = () => {
    if (renewed || messageId === undefined) return setState('gone')
    setRenewed(true)
    refreshLinks(messageId).catch(error => {
      logFailure('Failed to fetch fresh links', error)
      setState('unreachable')
    })
  }
  const onOpened = () => setRenewed(false)
  return { state, onBroken, onOpened }
}

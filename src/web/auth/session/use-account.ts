import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '#shared/api/account.ts'
import { getAccount } from '#web/api/account.ts'
import { logFailure } from '#web/lib/log-failure.ts'

/**
 * While the tab is visible, the account is fetched again at this interval, unless the last response said that the user
 * is not an administrator.
 */
const checkIntervalMs = 30_000

/**
 * The user's account. It is fetched again whenever another page opens, the tab becomes visible or the window gets the
 * focus, since the role may have changed. After a failure, the last known account stays.
 */
export function useAccount(userId: string | undefined): Account | undefined {
  const [account, setAccount] = useState<Account>()
  const lastResponse = useRef('')
  const [path] = useLocation()

  // Navigation to another page also fetches it.
  useEffect(() => {
    if (userId === undefined) return
    const stop = new AbortController()
    const { signal } = stop
    let isUser = false
    let newest: Promise<Account>
    const load = () => {
      if (document.visibilityState === 'hidden') return
      const call = getAccount(signal)
      newest = call
      call.then(
        fresh => {
          if (call !== newest) return
          isUser = fresh.role === 'user'
          // React would keep each update that changes nothing until the next rendering, which can be days later.
          const response = JSON.stringify(fresh)
          if (response === lastResponse.current) return
          lastResponse.current = response
          // Without a transition, the first rendering of a page would become one long task.
          startTransition(() => setAccount(fresh))
        },
        error => {
          if (!signal.aborted) logFailure('Failed to load the account', error)
        },
      )
    }
    load()
    const timer = setInterval(() => isUser || load(), checkIntervalMs)
    document.addEventListener('visibilitychange', load, { signal })
    window.addEventListener('focus', load, { signal })
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [userId, path])

  return account?.id === userId ? account : undefined
}

import { useEffect, useState } from 'react'
import type { Account } from '#shared/account.ts'
import { fetchAccount } from '#web/api/account.ts'
import { reportFailure } from '#web/lib/report.ts'

/** Fetched again when the tab is looked at: the role may have changed meanwhile. A failure keeps what is known. */
export function useAccount(userId: string | undefined): Account | undefined {
  const [account, setAccount] = useState<Account>()

  useEffect(() => {
    if (userId === undefined) return
    const stop = new AbortController()
    const load = () => {
      if (document.visibilityState === 'hidden') return
      fetchAccount(stop.signal).then(
        fresh => setAccount(known => (sameAccount(known, fresh) ? known : fresh)),
        error => {
          if (!stop.signal.aborted) reportFailure('Failed to load the account', error)
        },
      )
    }
    load()
    document.addEventListener('visibilitychange', load, { signal: stop.signal })
    return () => stop.abort()
  }, [userId])

  return account?.id === userId ? account : undefined
}

function sameAccount(one: Account | undefined, other: Account): boolean {
  return one?.id === other.id && one.email === other.email && one.role === other.role
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { perUser } from '#web/lib/storage/user-memory.ts'
import { isTemporary } from './client.ts'

/** The cache of the lists, so that they are on screen at once after a visit to another page. */
const queryClientOf = perUser(createQueryClient, forget)

/**
 * The page unsubscribes from its queries after this. Each query would then stay in memory for another five minutes,
 * although it is no longer in the cache.
 */
function forget(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) query.gcTime = 0
  client.clear()
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Sends requests even when the browser reports that it is offline: the server may be this machine.
        networkMode: 'always',
        retry: (failureCount, error) => failureCount < 2 && isTemporary(error),
      },
    },
  })
}

export function QueryScope({ owner, children }: { owner: string; children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(owner)}>{children}</QueryClientProvider>
}

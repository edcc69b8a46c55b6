import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { perUser } from '#web/lib/user-memory.ts'
import { ApiError } from './client.ts'

/** The lists' cache: going to another page and back does not load everything anew. */
const queryClientOf = perUser(createQueryClient, client => client.clear())

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Asks even where the browser believes itself offline: the server may be this very machine.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && mayPass(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** What the caller did wrong stays wrong; what the network or the server did may pass. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}

export function QueryScope({ owner, children }: { owner: string; children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(owner)}>{children}</QueryClientProvider>
}

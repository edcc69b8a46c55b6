import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from './client.ts'

/**
 * The lists' cache lives as long as its owner stays signed in: with the next person it begins empty. Kept beside
 * React, so that going to another page and back does not load everything anew.
 */
let kept: { owner: string | undefined; client: QueryClient } | undefined

export function queryClientFor(owner: string | undefined): QueryClient {
  if (kept?.owner !== owner || !kept) {
    kept?.client.clear()
    kept = { owner, client: createQueryClient() }
  }
  return kept.client
}

export function createQueryClient(): QueryClient {
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

export function QueryScope({ owner, children }: { owner: string | undefined; children: ReactNode }) {
  return <QueryClientProvider client={queryClientFor(owner)}>{children}</QueryClientProvider>
}

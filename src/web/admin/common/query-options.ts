/**
 * Every load of a user's chats adds an entry to the audit log. So, unless a view overrides these options, the console
 * loads only what is opened or refreshed, without retries or background refreshes. Loaded data leaves the memory as
 * soon as nothing that is open uses it.
 */
export const consoleQueryOptions = {
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  /** Comparing 100,000 users with the previous ones costs more than rendering them. */
  structuralSharing: false,
} as const

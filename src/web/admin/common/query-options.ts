/**
 * Every load of a user's chats adds an entry to the audit log. So, unless a view overrides these options, the console
 * loads only what is opened or refreshed, without retries or background refreshes. It keeps no loaded data in memory
 * once it is off the screen.
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

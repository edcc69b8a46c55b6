/**
 * How the console asks. Each look at somebody's chats is an entry in the audit log, so nothing is asked for that
 * nobody asked for: no second try, no refreshing in the background. And nothing of somebody else's stays in memory
 * once it is off the screen.
 */
export const onDemand = {
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  /** Comparing 100,000 users with those before costs more than drawing them. */
  structuralSharing: false,
} as const

import type { ChatId } from '#shared/api/ids.ts'

/** Messages between the tabs of one browser, so that they show the same data. They never contain texts. */
export type TabMessage = { user: string } & (
  | { what: 'asked' | 'answered' | 'removed'; chat: ChatId }
  | { what: 'listed' | 'signing-out' }
)

const channelName = 'parvis'

let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(channelName)
  return channel
}

export function postToTabs(message: TabMessage): void {
  openChannel()?.postMessage(message)
}

/** Calls back with the messages that other tabs of the same user post. Returns a function that unsubscribes. */
export function subscribeToTabs(user: string, onMessage: (message: TabMessage) => void): () => void {
  const subscribed = openChannel()
  const receive = (event: MessageEvent<unknown>) => {
    if (isTabMessage(event.data) && event.data.user === user) onMessage(event.data)
  }
  subscribed?.addEventListener('message', receive)
  return () => subscribed?.removeEventListener('message', receive)
}

function isTabMessage(value: unknown): value is TabMessage {
  return typeof value === 'object' && value !== null && 'user' in value && 'what' in value
}

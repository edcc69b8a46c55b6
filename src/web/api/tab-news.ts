import type { ChatId } from '#shared/ids.ts'

/** What the tabs of one browser tell each other, so that they show the same: who changed what, never the text. */
export type TabNews = { user: string } & (
  | { what: 'asked' | 'answered' | 'removed'; chat: ChatId }
  | { what: 'listed' }
)

const name = 'parvis'

let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(name)
  return channel
}

export function tellTabs(news: TabNews): void {
  openChannel()?.postMessage(news)
}

/** Calls back with what other tabs of the same user tell. Returns the way to stop. */
export function listenToTabs(user: string, onNews: (news: TabNews) => void): () => void {
  const listened = openChannel()
  const take = (event: MessageEvent<unknown>) => {
    if (isNews(event.data) && event.data.user === user) onNews(event.data)
  }
  listened?.addEventListener('message', take)
  return () => listened?.removeEventListener('message', take)
}

function isNews(value: unknown): value is TabNews {
  return typeof value === 'object' && value !== null && 'user' in value && 'what' in value
}

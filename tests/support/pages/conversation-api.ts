import type { ConversationApi } from '#web/chat/conversation/conversation-api.ts'

/** A server with empty chats, on which every call succeeds at once. `own` replaces calls. */
export function conversationApi(
  own: Partial<ConversationApi> & Pick<ConversationApi, 'send' | 'retry'>,
): ConversationApi {
  return {
    listLatest: async () => ({ messages: [], offset: 0, hasOlder: false }),
    listFrom: async () => ({ messages: [], offset: 0, hasOlder: false }),
    upload: async () => ({ imagePaths: [], pdfs: [] }),
    storeSend: () => {},
    findSend: () => undefined,
    findSentChat: async () => null,
    follow: async () => undefined,
    rate: async () => {},
    discard: async () => {},
    discardSent: async () => {},
    stop: async () => {},
    choose: async () => {},
    nextFrame: run => {
      queueMicrotask(run)
      return () => {}
    },
    wait: async () => {},
    isMissing: () => false,
    isFinal: () => false,
    problemOf: () => ({ code: 'unknown', message: '' }),
    log: () => {},
    ...own,
  }
}

/** Lets all pending promises settle. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

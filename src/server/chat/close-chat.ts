import { findTemporaryChat } from '#server/store/answers/generations.ts'
import { type ChatKey, removeChat, removeUnrenewedChat } from '#server/store/chats/chats.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { AnswerDeps } from './answer-deps.ts'

type CloseDeps = Pick<AnswerDeps, 'db' | 'live'>

/** Removes a chat and ends its live answer. Returns false if there is no such chat. */
export async function closeChat({ db, live }: CloseDeps, key: ChatKey): Promise<boolean> {
  if (!(await removeChat(db, key))) return false
  live.stopChat(key.chatId)
  return true
}

/** Closes a temporary chat whose client has left, unless the client has sent its first question again. */
export async function closeAbandonedChat({ db, live }: CloseDeps, key: ChatKey): Promise<void> {
  if (await removeUnrenewedChat(db, key)) live.stopChat(key.chatId)
}

/** Closes the temporary chat to which the question with this id was sent, if it is stored. */
export async function closeTemporaryChat(
  deps: CloseDeps,
  userId: UserId,
  clientMessageId: string,
): Promise<void> {
  const chatId = await findTemporaryChat(deps.db, { userId, clientMessageId })
  if (chatId) await closeChat(deps, { chatId, userId })
}

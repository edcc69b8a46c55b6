import { createContext } from 'react'
import type { ChatId } from '#shared/api/ids.ts'

/** Which dialog to open: the one that exports a chat or one of its answers, or the one that shares a chat by a link. */
export type SharingRequest = { kind: 'export' | 'share'; chatId: ChatId; messageId?: string }

/** Opens the dialog. Undefined if nothing can be exported or shared: for visitors, and in a shared chat. */
export const SharingContext = createContext<((request: SharingRequest) => void) | undefined>(undefined)

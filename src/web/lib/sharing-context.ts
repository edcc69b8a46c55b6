import { createContext } from 'react'
import type { ChatId } from '#shared/ids.ts'

/** Opens the dialog that exports a chat or one of its answers, or shares a chat by a link. */
export type SharingRequest = { kind: 'export' | 'share'; chatId: ChatId; messageId?: string }

/** Undefined if nothing can be exported or shared: for visitors, and in a shared chat. */
export const SharingContext = createContext<((request: SharingRequest) => void) | undefined>(undefined)

import { type ComponentType, createContext } from 'react'
import type { Source } from '#shared/chat.ts'

/** Parts of a message that look as they do to its owner: the page that composes console and chat hands them in. */
export type MessageParts = { SourceList: ComponentType<{ sources: readonly Source[] }> }

export const MessagePartsContext = createContext<MessageParts | undefined>(undefined)

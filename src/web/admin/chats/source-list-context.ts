import { type ComponentType, createContext } from 'react'
import type { Source } from '#shared/chat.ts'

export type SourceListComponent = ComponentType<{ sources: readonly Source[] }>

/** The list of sources as the chat shows it to the user. Handed in, since the console may not import the chat. */
export const SourceListContext = createContext<SourceListComponent | undefined>(undefined)

import { type ComponentType, createContext } from 'react'
import type { Source } from '#shared/api/chat.ts'

export type SourceListComponent = ComponentType<{ sources: readonly Source[] }>

/** The chat's list of sources. Passed in because the console must not import the chat. */
export const SourceListContext = createContext<SourceListComponent | undefined>(undefined)

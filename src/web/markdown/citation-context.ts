import { createContext } from 'react'
import type { FindCitation } from '#shared/citations.ts'

export const CitationContext = createContext<FindCitation>(() => undefined)

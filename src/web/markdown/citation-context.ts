import { createContext } from 'react'
import type { FindCitation } from '#shared/text/citations.ts'

export const CitationContext = createContext<FindCitation>(() => undefined)

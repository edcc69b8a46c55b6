import { useCallback } from 'react'
import type { SheetResponse } from '#shared/api/library.ts'
import type { Language } from '#shared/language.ts'
import { isNotFound } from '#web/api/client.ts'
import { getSheet } from '#web/api/library.ts'
import { useLoad } from '#web/lib/use-load.ts'

/** While a sheet loads in its other language, the sheet on screen stays. */
export type LoadedSheet = {
  sheet: SheetResponse | undefined
  problem: 'missing' | 'failed' | undefined
  retry(): void
}

export function useSheet(id: string, language: Language): LoadedSheet {
  const load = useCallback((signal: AbortSignal) => getSheet(id, language, signal), [id, language])
  const { data: sheet, error, failed, retry } = useLoad(load)
  const kind = isNotFound(error) ? 'missing' : 'failed'
  return { sheet: sheet?.id === id ? sheet : undefined, problem: failed ? kind : undefined, retry }
}

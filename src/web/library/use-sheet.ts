import { useEffect, useState } from 'react'
import type { SheetResponse } from '#shared/api/library.ts'
import type { Language } from '#shared/language.ts'
import { ApiError } from '#web/api/client.ts'
import { getSheet } from '#web/api/library.ts'

/** While a sheet loads in its other language, the sheet on screen stays. */
export type LoadedSheet = {
  sheet: SheetResponse | undefined
  problem: 'missing' | 'failed' | undefined
  retry(): void
}

export function useSheet(id: string, language: Language): LoadedSheet {
  const [sheet, setSheet] = useState<SheetResponse>()
  const [problem, setProblem] = useState<{ of: string; kind: 'missing' | 'failed' }>()
  const [attempt, setAttempt] = useState(0)
  const wanted = `${id} ${language} ${attempt}`

  useEffect(() => {
    const stop = new AbortController()
    // Otherwise, a problem of an earlier visit to the same sheet would be shown again.
    setProblem(undefined)
    getSheet(id, language, stop.signal).then(setSheet, error => {
      if (stop.signal.aborted) return
      setProblem({
        of: `${id} ${language} ${attempt}`,
        kind: error instanceof ApiError && error.status === 404 ? 'missing' : 'failed',
      })
    })
    return () => stop.abort()
  }, [id, language, attempt])

  return {
    sheet: sheet?.id === id ? sheet : undefined,
    problem: problem?.of === wanted ? problem.kind : undefined,
    retry: () => setAttempt(attempt + 1),
  }
}

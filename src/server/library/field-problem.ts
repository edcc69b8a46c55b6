import type * as z from 'zod/mini'
import { isLibraryProblemCode, type LibraryProblem } from '#shared/library-problems.ts'

/** The problem that a schema found. The messages of the library's schemas are problem codes. */
export function fieldProblem(issue: z.core.$ZodIssue): LibraryProblem {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map(key => [...issue.path, key].join('.'))
    return { code: 'unknown_field', values: { field: names.join(', ') } }
  }
  if (issue.code === 'invalid_key') return { code: codeOf(issue.issues[0]), values: { field } }
  return { code: codeOf(issue), values: { field, ...limitsOf(issue) } }
}

function codeOf(issue: z.core.$ZodIssue | undefined): LibraryProblem['code'] {
  return isLibraryProblemCode(issue?.message) ? issue.message : 'wrong_value'
}

function limitsOf(issue: z.core.$ZodIssue): LibraryProblem['values'] {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  return issue.code === 'invalid_value' ? { options: issue.values.join(', ') } : {}
}

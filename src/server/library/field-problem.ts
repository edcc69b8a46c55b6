import * as v from 'valibot'
import { isLibraryProblemCode, type LibraryProblem } from '#shared/api/library-problems.ts'
import { fieldOf, optionsOf } from '#shared/schema.ts'

type Issue = v.BaseIssue<unknown>

/** The problems that a schema found. The messages of the library's schemas are problem codes. */
export function fieldProblems(issues: readonly Issue[]): LibraryProblem[] {
  const problems: LibraryProblem[] = []
  issues.forEach((issue, index) => {
    const last = problems.at(-1)
    const field = fieldOf(issue)
    // The unknown fields of an object are one problem.
    if (last && isUnknownField(issue) && hasSameParent(issue, issues[index - 1])) {
      last.values.field += `, ${field}`
    } else problems.push({ code: codeOf(issue), values: { field, ...limitsOf(issue) } })
  })
  return problems
}

function isUnknownField(issue: Issue): boolean {
  return issue.message === 'unknown_field'
}

function hasSameParent(one: Issue, other: Issue | undefined): boolean {
  return other !== undefined && isUnknownField(other) && one.path?.at(-1)?.input === other.path?.at(-1)?.input
}

function codeOf(issue: Issue): LibraryProblem['code'] {
  return isLibraryProblemCode(issue.message) ? issue.message : 'wrong_value'
}

function limitsOf(issue: Issue): LibraryProblem['values'] {
  const [, sign, limit] = /^([<>])=(\d+)$/.exec(issue.expected ?? '') ?? []
  if (limit !== undefined) return { [sign === '>' ? 'min' : 'max']: Number(limit) }
  const options = optionsOf(issue)
  return options.length > 0 ? { options: options.join(', ') } : {}
}

/** Like `v.minLength`, but also checks a list with wrong items, so that the author sees all problems at once. */
export function minCount<T>(min: number, message: LibraryProblem['code']) {
  return v.rawCheck<T[]>(({ dataset, addIssue }) => {
    const { value }: { value: unknown } = dataset
    const isTooShort = (typeof value === 'string' || Array.isArray(value)) && value.length < min
    if (isTooShort) addIssue({ message, expected: `>=${min}` })
  })
}

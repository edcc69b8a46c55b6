import { expect, type Locator, type Page } from '@playwright/test'
import type { ScriptedModel } from '#tests/support/scripted-model.ts'
import { numbered, type Step } from '#tests/support/scripted-scripts.ts'

/** What a person does on the chat screen, and where they look. */

export function field(page: Page): Locator {
  return page.getByRole('textbox', { name: /^(Ask anything|Send a message)$/ })
}

export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
}

/**
 * Has the model answer the question in parts: each begins where `next` is called, so that what a test looks at in
 * mid-answer is there for as long as it looks, however slow the machine is.
 */
export function answerInParts(
  model: ScriptedModel,
  question: string,
  ...parts: Step[][]
): { next: () => void } {
  const gates = parts.map(() => Promise.withResolvers<void>())
  const steps = parts.flatMap((part, index): Step[] => {
    const until = gates[index - 1]?.promise
    return until === undefined ? part : [{ type: 'hold', until }, ...part]
  })
  model.next({ steps: [...steps, { type: 'complete' }] }, request => request.question === question)
  let begun = 0
  return { next: () => gates[begun++]?.resolve() }
}

/** The same with numbers, up to each of these. */
export function countInParts(model: ScriptedModel, question: string, ...stops: number[]) {
  const parts = stops.map((stop, index) => numbered(stops[index - 1] ?? 0, stop))
  return answerInParts(model, question, ...parts)
}

/** The newest answer. */
export function answer(page: Page): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Assistant' }) })
    .last()
}

/** Waits until nothing is being written any more. */
export async function answered(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible({ timeout: 15_000 })
}

/** The numbers of a `[[paced …]]` answer as they stand on screen, in their order. */
export async function numbersShown(page: Page): Promise<number[]> {
  return numbersIn(await answer(page).innerText())
}

export function numbersIn(text: string): number[] {
  return [...text.matchAll(/(\d+) words of text/g)].map(match => Number(match[1]))
}

export function numbersUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** Waits until at least so many numbers of a paced answer can be seen. */
export async function seesNumbers(page: Page, count: number): Promise<void> {
  await expect(answer(page)).toContainText(`${count - 1} words of text`)
}

import { expect, type Locator, type Page } from '@playwright/test'
import type { ScriptedModel } from '#tests/support/model/scripted-model.ts'
import { numbered, type Step } from '#tests/support/model/scripted-scripts.ts'

/** Steps and locators for the chat screen. */

export function field(page: Page): Locator {
  return page.getByRole('textbox', { name: /^(Ask anything|Send a message)$/ })
}

export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
}

/**
 * Lets the model answer the question in parts. The first begins at once, and each later one when `next` is called, so
 * that a test can check an unfinished answer at any speed.
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
  model.next({ steps: [...steps, { type: 'complete' }] }, request => request.question.endsWith(question))
  let begunCount = 0
  return { next: () => gates[begunCount++]?.resolve() }
}

/** Like `answerInParts`, with numbers: each part ends at one of the `stops`. */
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

/** Waits until no answer is running. */
export async function answered(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible({ timeout: 15_000 })
}

/** The numbers of a `[[paced …]]` answer that are on screen, in order. */
export async function numbersShown(page: Page): Promise<number[]> {
  return numbersIn(await answer(page).innerText())
}

export function numbersIn(text: string): number[] {
  return [...text.matchAll(/(\d+) words of text/g)].map(match => Number(match[1]))
}

export function numbersUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** A paced answer of several seconds takes longer on a busy machine. The test's own timeout is not much longer. */
const pacedAnswerTimeoutMs = 25_000

/** Waits until at least this many numbers of a paced answer are visible. */
export async function seesNumbers(page: Page, count: number): Promise<void> {
  await expect(answer(page)).toContainText(`${count - 1} words of text`, { timeout: pacedAnswerTimeoutMs })
}

/** With the keyboard. The page that opens takes the focus, with its header in view. */
export async function opensAccountAndReturns(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Account/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(field(page)).toBeVisible()
}

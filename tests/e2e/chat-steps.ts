import { expect, type Locator, type Page } from '@playwright/test'

/** What a person does on the chat screen, and where they look. */

export function field(page: Page): Locator {
  return page.getByRole('textbox', { name: /^(Ask anything|Send a message)$/ })
}

export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
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

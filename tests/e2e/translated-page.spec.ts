import { expect } from '@playwright/test'
import { chatLink, choose, seedChats, test } from './support/chat-fixtures.ts'
import { answer, answered, answerInParts, ask } from './support/chat-steps.ts'

/** A page that the browser translates: product.md X-11. */

/**
 * Runs in the page. Like Chrome, replaces each text, also those that are added later; «» stands for the translation.
 */
function translatePage(): void {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const isTranslated = text.parentElement?.closest('font, textarea, script') !== null
      if (isTranslated || text.data.trim() === '') continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = `«${text.data}»`
      text.replaceWith(outer)
    }
  }
  translate()
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true })
}

test('in a page that the browser translates, an answer is complete, and what is renamed, copied or deleted breaks nothing (X-11)', async ({
  page,
  owner,
  server,
  model,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await seedChats(server, owner, [{ title: 'Rent', messages: 2 }])
  await page.goto('/')
  await expect(chatLink(page, 'Rent')).toBeVisible()
  await page.evaluate(translatePage)
  await expect(chatLink(page, '«Rent»')).toBeVisible()

  const text = (part: string) => [{ type: 'text' as const, text: part }]
  const question = 'Translated?'
  const parts = answerInParts(
    model,
    question,
    text('The **deposit** is'),
    text(' returned in two months.\n\n| Case | Delay |\n|---|---|\n| Fine | 1'),
    text(' month |\n\nThe end'),
    text(' of it.'),
  )
  await ask(page, question)
  await expect(answer(page)).toContainText('is»')
  parts.next()
  await expect(answer(page)).toContainText('«The »«deposit»« is returned in two months.»')
  await expect(answer(page).getByRole('cell').last()).toHaveText('«1»')
  parts.next()
  await expect(answer(page)).toContainText('«The end»')
  parts.next()
  await answered(page)
  await expect(answer(page)).toContainText('«1 month»')
  await expect(answer(page)).toContainText('«The end of it.»')

  await answer(page).getByRole('button', { name: 'Copy answer' }).click()
  await expect(answer(page).getByText('«Copied»')).toBeVisible()
  await expect(answer(page).getByText('«Copied»')).toBeHidden()
  await choose(page, 'Rent', 'Rename')
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Lease')
  await title.press('Enter')
  await expect(chatLink(page, '«Lease»')).toBeVisible()
  await choose(page, 'Lease', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(chatLink(page, '«Lease»')).toBeHidden()
  await expect(answer(page)).toContainText('«The end of it.»')
})

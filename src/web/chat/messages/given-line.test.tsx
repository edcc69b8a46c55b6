import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Given } from '#shared/api/chat.ts'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
import { GivenLine } from './given-line.tsx'

async function linesOf(given: Given): Promise<[string, string]> {
  localStorage.clear()
  const { container, getByRole, unmount } = render(
    <LanguageProvider>
      <GivenLine given={given} />
      <LanguageSwitch />
    </LanguageProvider>,
  )
  const line = () => (container.querySelector('p')?.textContent ?? '').replaceAll('\u00a0', ' ')
  const english = line()
  await userEvent.click(getByRole('button', { name: 'Français' }))
  const french = line()
  unmount()
  return [english, french]
}

it('a line under an answer says what the assistant was given, in both languages (P-11)', async () => {
  const lease = { name: 'lease.pdf', pages: 2, of: 2 }
  expect(await linesOf({ pdfs: [lease], images: 0, sheets: 0 })).toEqual([
    'The assistant was given 2 pages of “lease.pdf”.',
    'L’assistant a reçu 2 pages de « lease.pdf ».',
  ])
  expect(await linesOf({ pdfs: [{ ...lease, pages: 1, of: 1 }], images: 1, sheets: 1 })).toEqual([
    'The assistant was given 1 page of “lease.pdf”, 1 image and 1 information sheet.',
    'L’assistant a reçu 1 page de « lease.pdf », 1 image et 1 fiche d’information.',
  ])
  expect(await linesOf({ pdfs: [], images: 2, sheets: 3 })).toEqual([
    'The assistant was given 2 images and 3 information sheets.',
    'L’assistant a reçu 2 images et 3 fiches d’information.',
  ])
})

it('the line says how many pages of a long PDF the assistant was given', async () => {
  const long = { name: 'file.pdf', of: 120 }
  expect(await linesOf({ pdfs: [{ ...long, pages: 40 }], images: 0, sheets: 0 })).toEqual([
    'The assistant was given the first 40 of the 120 pages of “file.pdf”.',
    'L’assistant a reçu les 40 premières pages (sur 120) de « file.pdf ».',
  ])
  expect(await linesOf({ pdfs: [{ ...long, pages: 1 }], images: 0, sheets: 0 })).toEqual([
    'The assistant was given the first of the 120 pages of “file.pdf”.',
    'L’assistant a reçu la première page (sur 120) de « file.pdf ».',
  ])
})

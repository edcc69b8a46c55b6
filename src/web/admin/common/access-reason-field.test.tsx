import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { AccessReasonField } from './access-reason-field.tsx'

function field(refusedAtMs: number) {
  const accessReason = { reason: undefined, refusedAtMs, save: () => {}, markRefused: () => {} }
  return (
    <LanguageProvider>
      <AccessReasonField accessReason={accessReason} onSave={() => {}} />
    </LanguageProvider>
  )
}

it('a second refusal that arrives while the reason is being typed removes nothing', async () => {
  const { rerender } = render(field(1))
  await userEvent.keyboard('Compl')
  rerender(field(2))
  await userEvent.keyboard('aint 1')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Complaint 1')
})

it('a reason that consists of invisible characters cannot be saved', async () => {
  render(field(1))
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.paste('\u0001\u200b')
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
})

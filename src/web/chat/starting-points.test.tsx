import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import type { AppConfig } from '#shared/api/app-config.ts'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { StartingPoints } from './starting-points.tsx'

const names = ['Family', 'Work', 'Housing', 'Justice', 'Debts', 'Driving']
const topics = names.map(name => ({ id: name.toLowerCase(), en: name, fr: name }))
const suggestions = ['Deposit', 'Notice'].map(label => ({
  en: { label, question: `${label}?` },
  fr: { label: `${label} (fr)`, question: `${label}\u00a0?` },
}))

function Field() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  return (
    <>
      <textarea ref={field} value={text} onChange={event => setText(event.target.value)} />
      <StartingPoints field={field} text={text} onText={setText} />
    </>
  )
}

function open(config: Partial<AppConfig>) {
  return render(
    <ConfigContext value={{ ...appConfig, ...config }}>
      <Field />
    </ConfigContext>,
  )
}

const hrefs = () => screen.queryAllByRole('link').map(link => link.getAttribute('href'))

it('an empty chat links to the library and its five largest topics, or to nothing without sheets (B-26)', () => {
  const { unmount } = open({ topics })
  expect(hrefs()).toEqual([
    '/library',
    ...['family', 'work', 'housing', 'justice', 'debts'].map(topic => `/library?topic=${topic}`),
  ])
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(5)
  unmount()
  open({})
  expect(hrefs()).toEqual([])
  expect(screen.queryByRole('list')).toBeNull()
})

it('the firm’s suggestions replace the topics; pressing one puts its question into the field (P-8)', async () => {
  open({ topics, suggestions })
  expect(hrefs()).toEqual(['/library'])
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
  expect(field.value).toBe('Deposit?')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.selectionStart).toBe('Deposit?'.length)
  await userEvent.click(screen.getByRole('button', { name: 'Notice' }))
  expect(field.value).toBe('Notice?')
})

it('a suggestion is added to what was typed and never replaces it', async () => {
  open({ suggestions })
  await userEvent.type(screen.getByRole('textbox'), 'I rent a flat.')
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I rent a flat.\nDeposit?')
})

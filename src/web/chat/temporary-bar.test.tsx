import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { TemporaryBar, TemporaryChoice } from './temporary-bar.tsx'

const provider = 'The AI provider receives your questions'

it.each([
  ['configured', 2],
  ['built-in', 0],
] as const)(
  'with a model that is “%s”, a temporary conversation names a provider %i times (J-10)',
  (model, mentionCount) => {
    render(
      <ConfigContext value={{ ...appConfig, model }}>
        <TemporaryChoice temporary onChoose={() => {}} />
        <TemporaryBar onClose={() => {}} />
      </ConfigContext>,
    )
    expect(screen.getAllByText(/It is deleted with its files when you close it/)).toHaveLength(2)
    expect(screen.queryAllByText(new RegExp(provider))).toHaveLength(mentionCount)
  },
)

it('"Close and delete", which disappears, leaves the focus around it (X-4)', () => {
  render(
    <ConfigContext value={appConfig}>
      <main tabIndex={-1}>
        <TemporaryBar onClose={() => {}} />
      </main>
    </ConfigContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Close and delete' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

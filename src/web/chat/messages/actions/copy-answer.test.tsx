import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { CodeBlock } from '#web/markdown/code-block.tsx'
import { CopyAnswer } from './copy-answer.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('copying an answer or code reports a failure if the browser has no clipboard, as over plain HTTP', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  render(
    <>
      <CopyAnswer text="One month." builtIn={undefined} />
      <CodeBlock text="const answer = 42" language="js" />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(await screen.findByText('Could not copy')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Copy answer' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Could not copy'))
})

it('a copied answer contains the full addresses of the library’s sheets', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  render(<CopyAnswer text="One month ([Rent](/library/rent?lang=en))." builtIn={undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy answer' }))
  await waitFor(() => expect(writeText).toHaveBeenCalled())
  expect(writeText.mock.calls[0]?.[0]).toContain(`([Rent](${location.origin}/library/rent?lang=en)).`)
})

it.each([
  ['configured', undefined, 'written automatically by an AI'],
  ['built-in', undefined, 'from the firm’s sheets'],
  ['built-in', false, 'written automatically by an AI'],
  ['configured', true, 'from the firm’s sheets'],
] as const)(
  'a copied answer says what wrote it, even if another model is in use now (L-3, %s, %s)',
  async (model, builtIn, origin) => {
    const writeText = vi.fn(async (_text: string) => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    render(
      <ConfigContext value={{ ...appConfig, model }}>
        <CopyAnswer text="One month." builtIn={builtIn} />
      </ConfigContext>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Copy answer' }))
    await waitFor(() => expect(writeText.mock.calls[0]?.[0]).toContain(origin))
  },
)

it('the confirmation is on screen for two seconds after the last copy', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async () => {} } })
  render(<CopyAnswer text="One month." builtIn={undefined} />)
  const waitMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  for (const _ of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Copy answer' }))
    // The timer starts once the confirmation is on screen.
    await waitMs(0)
    await waitMs(1_500)
    expect(screen.getByRole('status').textContent).toBe('Copied')
  }
  await waitMs(600)
  expect(screen.getByRole('status').textContent).toBe('')
})

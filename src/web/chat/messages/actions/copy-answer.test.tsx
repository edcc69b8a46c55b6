import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { CodeBlock } from '#web/markdown/code-block.tsx'
import { Markdown } from '#web/markdown/markdown.tsx'
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

const letter = `| Notice | Period |
|---|---|
| Rent | one month |

See ([Rent](/library/rent?lang=en)) and **[the law](https://example.org/law)**.

\`\`\`
Dear landlord
\`\`\`
`

it('an answer is copied formatted too: with tables, full addresses and the notice, but not the page’s buttons, classes and ids (C-3, L-3)', async () => {
  const write = vi.fn(async (_items: ClipboardItem[]) => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { write } })
  render(
    <article>
      <div data-answer="" lang="en" className="max-w-answer">
        <Markdown text={letter} sources={[{ title: 'Rent', url: '/library/rent?lang=en' }]} />
      </div>
      <CopyAnswer text={letter} builtIn={undefined} />
    </article>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy answer' }))
  await waitFor(() => expect(write).toHaveBeenCalled())
  const [item] = write.mock.calls[0]?.[0] ?? []
  const copied = async (type: string) => (await item?.getType(type))?.text()
  const notice = '— General legal information, written automatically by an AI. This is not legal advice.'
  expect(await copied('text/plain')).toBe(
    `${letter.replace('/library', `${location.origin}/library`)}\n\n${notice}`,
  )
  expect(await copied('text/html')).toBe(
    '<div lang="en"><div><figure><table border="1"><thead><tr><th dir="auto">Notice</th><th dir="auto">Period</th></tr></thead>' +
      '<tbody><tr><td dir="auto">Rent</td><td dir="auto">one month</td></tr></tbody></table></figure>' +
      `<p dir="auto">See<sup><a href="${location.origin}/library/rent?lang=en" title="Source 1: Rent">1</a></sup> and ` +
      '<strong><bdi><a href="https://example.org/law">the law</a><span dir="ltr"> (example.org)</span></bdi></strong>.</p>' +
      `<figure><pre><code>Dear landlord</code></pre></figure></div><p>${notice}</p></div>`,
  )
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

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const Tray = ({ file }: { file: string }) => <p>{file}</p>
const works = () => Promise.resolve(Tray)
const tryAgain = () => screen.findByRole('button', { name: 'Try again' })

function renderPart(load: () => Promise<typeof Tray>) {
  const Part = lazyPart(load, code => code)
  const part = (
    <Part
      file="letter.jpg"
      fallback="Loading…"
      missing={again => (
        <button type="button" onClick={again}>
          Try again
        </button>
      )}
    />
  )
  const rendered = render(part)
  expect(rendered.container.textContent).toBe('Loading…')
  return { ...rendered, part }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a part of the page whose code is loaded later', () => {
  it('is shown once it is loaded, and without delay from then on', async () => {
    const load = vi.fn(works)
    const { container, rerender, part } = renderPart(load)
    await screen.findByText('letter.jpg')
    expect(container.textContent).toBe('letter.jpg')
    rerender(null)
    rerender(part)
    expect(container.textContent).toBe('letter.jpg')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is loaded a second time if the first attempt fails', async () => {
    const { container } = renderPart(vi.fn(works).mockImplementationOnce(fails))
    await screen.findByText('letter.jpg')
    expect(container.textContent).toBe('letter.jpg')
  })

  it('does not break the page if it cannot be loaded, and is loaded once the user tries again', async () => {
    const load = vi.fn(works).mockImplementationOnce(fails).mockImplementationOnce(fails)
    const { container } = renderPart(load)
    const button = await tryAgain()
    expect(container.textContent).toBe('Try again')
    fireEvent.click(button)
    expect(container.textContent).toBe('Loading…')
    await screen.findByText('letter.jpg')
    expect(container.textContent).toBe('letter.jpg')
  })

  it('reloads the page if it cannot be loaded when the user tries again', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    renderPart(fails)
    const button = await tryAgain()
    expect(reload).not.toHaveBeenCalled()
    await userEvent.click(button)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })
})

const Sheet = ({ onClose }: { onClose(): void }) => (
  <button type="button" onClick={onClose}>
    Close the sheet
  </button>
)
const loadingDialog = () => screen.findByRole('dialog', { name: 'Loading…' })

describe('a part that the user opens and closes, while its code is loading', () => {
  it('has a dialog in its place, whose button a second press of Enter does not press (X-5)', async () => {
    const code = Promise.withResolvers<typeof Sheet>()
    const Part = lazyPart(
      () => code.promise,
      part => part,
    )
    const onClose = vi.fn()
    const { container } = render(<Part onClose={onClose} />)
    expect(container.textContent).toBe('')
    const dialog = await loadingDialog()
    expect(document.activeElement).toBe(dialog)
    await userEvent.keyboard('{Enter}')
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    code.resolve(Sheet)
    await screen.findByRole('button', { name: 'Close the sheet' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has no dialog if the code arrives soon', async () => {
    vi.useFakeTimers()
    const Part = lazyPart(
      () => Promise.resolve(Sheet),
      part => part,
    )
    render(<Part onClose={() => {}} />)
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('button', { name: 'Close the sheet' })).toBeTruthy()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a part that the user opens and closes, if its code cannot be loaded', () => {
  const failsTwice = (loaded = Promise.resolve(Sheet)) =>
    vi
      .fn(() => loaded)
      .mockImplementationOnce(fails)
      .mockImplementationOnce(fails)

  it('has a dialog in its place, from which it is loaded once the user tries again (X-5)', async () => {
    const loaded = Promise.withResolvers<typeof Sheet>()
    const Part = lazyPart(failsTwice(loaded.promise), code => code)
    const onClose = vi.fn()
    render(<Part onClose={onClose} />)
    await userEvent.click(await tryAgain())
    await loadingDialog()
    loaded.resolve(Sheet)
    await userEvent.click(await screen.findByRole('button', { name: 'Close the sheet' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('can be closed, and Escape does nothing else on the page', async () => {
    const Part = lazyPart(failsTwice(), code => code)
    const onClose = vi.fn()
    const onKeyDown = vi.fn()
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: as on the chat page.
      <div onKeyDown={onKeyDown}>
        <Part onClose={onClose} />
      </div>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    const dialog = screen.getByRole('dialog', { name: 'The service cannot be reached at the moment.' })
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(onKeyDown).not.toHaveBeenCalled()
    // What the browser does after Escape.
    fireEvent(dialog, new Event('close'))
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})

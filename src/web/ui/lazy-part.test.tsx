import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const Tray = ({ file }: { file: string }) => <p>{file}</p>
const works = () => Promise.resolve(Tray)
const tryAgain = () => screen.findByRole('button', { name: 'Try again' })

function renderPart(load: () => Promise<typeof Tray>, onMissing?: () => void) {
  const Part = lazyPart(load, code => code)
  const part = (
    <Part
      file="letter.jpg"
      waiting="Loading…"
      missing={again => (
        <button type="button" onClick={again}>
          Try again
        </button>
      )}
      {...(onMissing && { onMissing })}
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
    const onMissing = vi.fn()
    const { container } = renderPart(load, onMissing)
    const button = await tryAgain()
    expect(container.textContent).toBe('Try again')
    expect(onMissing).toHaveBeenCalledTimes(1)
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

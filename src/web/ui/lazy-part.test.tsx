import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, click, draw } from '#tests/support/draw.tsx'
import { lazyPart } from './lazy-part.tsx'

const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const Tray = ({ file }: { file: string }) => <p>{file}</p>
const works = () => Promise.resolve(Tray)

let clear = () => {}

async function drawPart(load: () => Promise<typeof Tray>, onMissing?: () => void) {
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
  const drawn = draw(part)
  clear = drawn.clear
  expect(drawn.page.textContent).toBe('Loading…')
  await act(async () => {})
  return { ...drawn, part }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  clear()
  vi.restoreAllMocks()
})

describe('a part of the page whose code comes later', () => {
  it('is drawn once it has come, and at once from then on', async () => {
    const load = vi.fn(works)
    const { page, redraw, part } = await drawPart(load)
    expect(page.textContent).toBe('letter.jpg')
    redraw(null)
    redraw(part)
    expect(page.textContent).toBe('letter.jpg')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is asked for a second time where the first failed', async () => {
    const { page } = await drawPart(vi.fn(works).mockImplementationOnce(fails))
    expect(page.textContent).toBe('letter.jpg')
  })

  it('that cannot be had leaves the page alone, says so once, and comes when asked for again', async () => {
    const load = vi.fn(works).mockImplementationOnce(fails).mockImplementationOnce(fails)
    const onMissing = vi.fn()
    const { page } = await drawPart(load, onMissing)
    expect(page.textContent).toBe('Try again')
    expect(onMissing).toHaveBeenCalledTimes(1)
    click(button('Try again'))
    expect(page.textContent).toBe('Loading…')
    await act(async () => {})
    expect(page.textContent).toBe('letter.jpg')
  })

  it('that cannot be had when asked for again comes with the page, loaded anew', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    await drawPart(fails)
    expect(reload).not.toHaveBeenCalled()
    click(button('Try again'))
    await act(async () => {})
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

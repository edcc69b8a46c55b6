import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { button, click, draw } from '#tests/support/draw.tsx'
import { CodeBlock } from '#web/markdown/code-block.tsx'
import { CopyAnswer } from './copy-answer.tsx'

let clear = () => {}

afterEach(() => {
  clear()
  vi.unstubAllGlobals()
})

it('where the browser has no clipboard, as over plain HTTP, copying an answer or its code says that it failed', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  const drawn = draw(
    <>
      <CopyAnswer text="One month." />
      <CodeBlock text="const answer = 42" language="js" />
    </>,
  )
  clear = drawn.clear
  for (const name of ['Copy answer', 'Copy code']) {
    click(button(name))
    await act(async () => {})
  }
  expect(drawn.page.querySelector('[role=status]')?.textContent).toBe('Copying failed')
  expect(button('Copying failed')).toBeDefined()
})

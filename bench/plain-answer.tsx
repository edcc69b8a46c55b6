import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createFrameDecoder } from '#shared/api/sse.ts'

/**
 * The baseline for rendering an answer: the same stream, read by the same codec, rendered by React as plain text in a
 * `<pre>`, at most once per frame. Nothing else is on the page.
 */

function PlainAnswer() {
  const [text, setText] = useState('')
  return (
    <>
      <button type="button" onClick={() => void read(setText)}>
        Read
      </button>
      <pre>{text}</pre>
    </>
  )
}

async function read(show: (text: string) => void): Promise<void> {
  const response = await fetch('/stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const decode = createFrameDecoder()
  let text = ''
  let isDrawPending = false
  const draw = () => {
    isDrawPending = false
    show(text)
  }
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    for (const { event } of decode(piece.value)) if (event.type === 'text') text += event.text
    if (!isDrawPending) requestAnimationFrame(draw)
    isDrawPending = true
  }
  document.title = 'done'
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<PlainAnswer />)

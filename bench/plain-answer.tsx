import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createFrameDecoder } from '#shared/sse.ts'

/**
 * The baseline for drawing an answer: the same stream, read by the same codec, drawn by React as plain text in a
 * `<pre>`, at most once a frame. Nothing else is on the page.
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
  let drawing = false
  const draw = () => {
    drawing = false
    show(text)
  }
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    for (const { event } of decode(piece.value)) if (event.type === 'text') text += event.text
    if (!drawing) requestAnimationFrame(draw)
    drawing = true
  }
  document.title = 'done'
}

const place = document.getElementById('root')
if (place) createRoot(place).render(<PlainAnswer />)

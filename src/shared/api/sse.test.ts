import { describe, expect, it } from 'vitest'
import { eventFrames } from '#tests/support/pages/event-frames.ts'
import { createFrameDecoder, doneFrame, framesWithIds, pingFrame } from './sse.ts'
import type { StreamEvent } from './stream-events.ts'

const texts = [
  'Bonjour',
  '  two spaces first',
  'a\nb\n\nc',
  'const a = "\\n"',
  '\\n',
  '\\\n',
  '\\\\n',
  '\\\\\\n\\n',
  'ends with a backslash \\',
  '[DONE]',
  '[DONE]\n',
  'data: x',
  'event: error',
  ': ping',
  ' ',
  '\n',
  'é 😀 \u2028 \u202e',
]

function decode(bytes: string): StreamEvent[] {
  return createFrameDecoder()(bytes).map(positioned => positioned.event)
}

function joined(events: StreamEvent[]): string {
  return events.map(event => (event.type === 'text' ? event.text : `<${event.type}>`)).join('')
}

/** A minimal client: reads lines, expects one space after the colon, and unescapes each chunk by itself. */
function readAsMinimalClient(stream: string): string {
  let text = ''
  for (const line of stream.split('\n')) {
    if (!line.startsWith('data: ')) continue
    const chunk = line.slice(6)
    if (chunk === '[DONE]') return text
    text += chunk.replaceAll('\\n', '\n')
  }
  throw new Error('the stream has no end marker')
}

describe('text in a stream', () => {
  it.each(texts)('arrives byte for byte: %j', text => {
    const stream = eventFrames({ type: 'text', text }) + doneFrame
    expect(joined(decode(stream))).toBe(`${text}<done>`)
    expect(readAsMinimalClient(stream)).toBe(text)
  })

  it('arrives complete no matter where the stream is split (R-2)', () => {
    const stream = texts.map(text => eventFrames({ type: 'text', text })).join(pingFrame) + doneFrame
    const expected = `${texts.join('')}<done>`
    for (let cut = 0; cut <= stream.length; cut += 1) {
      const decoder = createFrameDecoder()
      const events = [...decoder(stream.slice(0, cut)), ...decoder(stream.slice(cut))]
      expect(joined(events.map(positioned => positioned.event))).toBe(expected)
    }
  })

  it('has ids that count its UTF-16 units, so that it can continue from any of them', () => {
    const text = 'a😀\\nb [DONE] \\n'
    const events = createFrameDecoder()(framesWithIds({ type: 'text', text }, 'a', 10))
    for (const [index, { id }] of events.entries()) {
      const seen = joined(events.slice(0, index + 1).map(positioned => positioned.event))
      expect(id).toBe(`a.${10 + seen.length}`)
    }
    expect(events.at(-1)?.id).toBe(`a.${10 + text.length}`)
  })
})

describe('named events in a stream', () => {
  const source = { title: 'Titre', url: 'https://x.fr', snippet: '' }
  const section = {
    kind: 'violence',
    title: 'Violences',
    text: 'Appelez.',
    points: ['Un droit'],
    contacts: [{ number: '17', href: 'tel:17', what: 'Police' }],
  }
  /** The type requires examples of every event but text. */
  const examples: { [Type in Exclude<StreamEvent['type'], 'text'>]: (StreamEvent & { type: Type })[] } = {
    emergency: [
      {
        type: 'emergency',
        emergency: { language: 'fr', sections: [section], asOf: '2026-11-01', checked: 'Vérifié' },
      },
    ],
    chat: [{ type: 'chat', id: 'c', title: null }],
    budget: [
      {
        type: 'budget',
        budget: {
          scope: 'everyone',
          questionsLeft: 5,
          percentLeft: 10,
          renewsAt: '2026-12-01T23:00:00.000Z',
        },
      },
    ],
    status: [{ type: 'status', text: 'Thinking…' }],
    'search-start': [{ type: 'search-start' }],
    'search-progress': [{ type: 'search-progress', source }],
    'search-end': [{ type: 'search-end' }],
    'search-citations': [
      { type: 'search-citations', sources: [source] },
      {
        type: 'search-citations',
        sources: [{ ...source, url: '/library/eviction?lang=fr', sheetId: 'eviction' }],
      },
    ],
    suggestions: [{ type: 'suggestions', sheets: [{ sheetId: 'eviction', title: 'L’expulsion' }] }],
    error: [{ type: 'error', code: 'model_busy', message: 'Busy' }],
    done: [{ type: 'done' }],
  }

  it.each<StreamEvent>(Object.values(examples).flat())('are decoded as they were encoded: $type', event => {
    expect(decode(eventFrames(event))).toEqual([event])
  })

  it('can contain a source inside a result or a delta (R-3)', () => {
    expect(decode(`event: search-progress\ndata: {"result":{"url":"u"}}\n\n`)).toEqual([
      { type: 'search-progress', source: { title: '', url: 'u', snippet: '' } },
    ])
    expect(decode(`event: search-progress\ndata: {"delta":{"title":"t"}}\n\n`)).toEqual([
      { type: 'search-progress', source: { title: 't', url: '', snippet: '' } },
    ])
  })

  it('lose only the fields and items that cannot be read; a chat without an id is dropped', () => {
    const chat = (data: string) => decode(`event: chat\ndata: ${data}\n\n`)
    expect(chat('{"id":"c1"}')).toEqual([{ type: 'chat', id: 'c1', title: null }])
    expect(chat('{"id":7,"title":8,"more":1}')).toEqual([{ type: 'chat', id: '7', title: null }])
    expect(chat('{"title":"x"}')).toEqual([])
    expect(decode('event: search-progress\ndata: {"title":4,"url":"u"}\n\n')).toEqual([
      { type: 'search-progress', source: { title: '', url: 'u', snippet: '' } },
    ])
    expect(
      decode('event: suggestions\ndata: [{"title":"x"},{"sheetId":"eviction","title":"y"}]\n\n'),
    ).toEqual([{ type: 'suggestions', sheets: [{ sheetId: 'eviction', title: 'y' }] }])
    expect(decode('event: error\ndata: {"message":"Busy"}\n\n')).toEqual([
      { type: 'error', code: 'unknown', message: 'Busy' },
    ])
  })

  it('may lack the space after the colon', () => {
    expect(decode('data:Yes\n\n')).toEqual([{ type: 'text', text: 'Yes' }])
  })

  it('are dropped if their name or shape is unknown, except errors (X-9)', () => {
    expect(decode('event: tool\ndata: {}\n\nevent: chat\ndata: {\n\nevent: status\ndata: 3\n\n')).toEqual([])
    expect(decode('event: error\ndata: oops\n\n')).toEqual([{ type: 'error', code: 'unknown', message: '' }])
  })
})

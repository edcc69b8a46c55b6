import { createServer, type Server, type Socket } from 'node:net'
import { Agent } from 'undici'
import { afterEach, describe, expect, it } from 'vitest'
import { openEventSource } from './event-source.ts'

const opened: { server: Server; agent: Agent }[] = []

afterEach(async () => {
  for (const { server, agent } of opened.splice(0)) {
    await agent.destroy()
    await new Promise(resolve => server.close(resolve))
  }
})

/** The calls that a listener receives for a response whose bytes `write` sends to the socket. */
async function notesOf(write: (socket: Socket) => void): Promise<string[]> {
  const agent = new Agent({ allowH2: false })
  const server = createServer(socket => {
    socket.setNoDelay(true)
    socket.on('error', () => {})
    socket.once('data', () => write(socket))
  })
  opened.push({ server, agent })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return new Promise(resolve => {
    const notes: string[] = []
    const call = { origin: `http://127.0.0.1:${port}`, path: '/', headers: {}, body: '{}' }
    openEventSource(agent, call, {
      onResponse: head => notes.push(`status ${head.status}`),
      onEvent: message => notes.push(`event ${message.data}`),
      onRead: () => notes.push('read'),
      onEnd: () => resolve([...notes, 'ended']),
      onBody: (_, body) => resolve([...notes, `body ${body}`]),
      onError: () => resolve([...notes, 'failed']),
    })
  })
}

const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n'

function chunk(content: string): string {
  return `${Buffer.byteLength(content).toString(16)}\r\n${content}\r\n`
}

describe('an event stream', () => {
  it('reports a read at most once, regardless of how many chunks and events it contains', async () => {
    const notes = await notesOf(socket => {
      socket.end(
        `${head}${chunk('data: a\n\n')}${chunk('data: b\n\n')}${chunk('data: c')}${chunk('\n\n')}0\r\n\r\n`,
      )
    })
    expect(notes.filter(note => note.startsWith('event'))).toEqual(['event a', 'event b', 'event c'])
    expect(notes.filter(note => note === 'read').length).toBeLessThanOrEqual(1)
    expect(notes.at(-1)).toBe('ended')
  })

  it('is read as one if it is declared as JSON, and its empty events are ignored', async () => {
    const declared = head.replace('text/event-stream', 'application/json')
    const notes = await notesOf(socket => {
      socket.end(`${declared}${chunk(': wait\n\ndata:\n\ndata: a\n\n')}0\r\n\r\n`)
    })
    expect(notes.filter(note => note.startsWith('event'))).toEqual(['event a'])
    expect(notes.at(-1)).toBe('ended')
    const json = await notesOf(socket => socket.end(`${declared}${chunk('{"data":1}')}0\r\n\r\n`))
    expect(json.at(-1)).toBe('body {"data":1}')
  })

  it('can begin with a byte order mark and have lines that end in CR LF', async () => {
    const notes = await notesOf(socket => {
      socket.end(`${head}${chunk('\uFEFFdata: é\r')}${chunk('\n\r\n')}0\r\n\r\n`)
    })
    expect(notes).toContain('event é')
  })

  it('fails when the connection breaks before or during the stream', async () => {
    expect(await notesOf(socket => socket.destroy())).toEqual(['failed'])
    const inside = await notesOf(socket => {
      socket.write(`${head}${chunk('data: a\n\n')}`, () => socket.resetAndDestroy())
    })
    expect(inside.at(-1)).toBe('failed')
  })

  it('fails when one event exceeds the maximum size', async () => {
    const block = chunk('x'.repeat(1024 * 1024))
    const notes = await notesOf(socket => {
      socket.write(`${head}${chunk('data: ')}`)
      for (let sentMib = 0; sentMib < 18; sentMib += 1) socket.write(block)
    })
    expect(notes.at(-1)).toBe('failed')
  })

  it('is neither a JSON response nor one with an error status', async () => {
    const json = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
    expect(await notesOf(socket => socket.end(json))).toEqual(['status 200', 'body {}'])
    const page = 'HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/event-stream\r\ncontent-length: 2\r\n\r\nno'
    expect(await notesOf(socket => socket.end(page))).toEqual(['status 502', 'body no'])
  })
})

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

/** Everything that is heard of an answer whose bytes `write` writes to the socket itself. */
async function heard(write: (socket: Socket) => void): Promise<string[]> {
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
      answered: answer => notes.push(`status ${answer.status}`),
      event: message => notes.push(`event ${message.data}`),
      read: () => notes.push('read'),
      ended: () => resolve([...notes, 'ended']),
      whole: (_, body) => resolve([...notes, `whole ${body}`]),
      failed: () => resolve([...notes, 'failed']),
    })
  })
}

const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n'

function chunk(content: string): string {
  return `${Buffer.byteLength(content).toString(16)}\r\n${content}\r\n`
}

describe('an event stream', () => {
  it('reports a read once, however many chunks and events it holds', async () => {
    const notes = await heard(socket => {
      socket.end(
        `${head}${chunk('data: a\n\n')}${chunk('data: b\n\n')}${chunk('data: c')}${chunk('\n\n')}0\r\n\r\n`,
      )
    })
    expect(notes.filter(note => note.startsWith('event'))).toEqual(['event a', 'event b', 'event c'])
    expect(notes.filter(note => note === 'read').length).toBeLessThanOrEqual(1)
    expect(notes.at(-1)).toBe('ended')
  })

  it('may have lines that end in CR LF and begin with a byte order mark', async () => {
    const notes = await heard(socket => {
      socket.end(`${head}${chunk('\uFEFFdata: é\r')}${chunk('\n\r\n')}0\r\n\r\n`)
    })
    expect(notes).toContain('event é')
  })

  it('fails when the connection breaks before or inside of it', async () => {
    expect(await heard(socket => socket.destroy())).toEqual(['failed'])
    const inside = await heard(socket => {
      socket.write(`${head}${chunk('data: a\n\n')}`, () => socket.resetAndDestroy())
    })
    expect(inside.at(-1)).toBe('failed')
  })

  it('fails when one event grows without end', async () => {
    const block = chunk('x'.repeat(1024 * 1024))
    const notes = await heard(socket => {
      socket.write(`${head}${chunk('data: ')}`)
      for (let megabytes = 0; megabytes < 18; megabytes += 1) socket.write(block)
    })
    expect(notes.at(-1)).toBe('failed')
  })

  it('is not a JSON answer or one with another status', async () => {
    const json = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
    expect(await heard(socket => socket.end(json))).toEqual(['status 200', 'whole {}'])
    const page = 'HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/event-stream\r\ncontent-length: 2\r\n\r\nno'
    expect(await heard(socket => socket.end(page))).toEqual(['status 502', 'whole no'])
  })
})

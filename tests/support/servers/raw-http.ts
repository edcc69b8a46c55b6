import { once } from 'node:events'
import { connect } from 'node:net'

/** A client on a raw connection, for requests that an HTTP client library would not send, or not so slowly. */
export type RawConnection = {
  send(bytes: string | Buffer): void
  /** The next complete response with a content length. Rejects if the connection ends first. */
  response(): Promise<RawResponse>
  /** Resolves once either side has ended the connection. */
  ended: Promise<void>
  isOpen(): boolean
  receivedBytes(): number
  /** Stops reading what the server sends. */
  pause(): void
  resume(): void
  close(): void
}

export type RawResponse = { status: number; headers: Headers; body: string }

export async function openRaw(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let received: Buffer[] = []
  let isOpen = true
  let notify: () => void = () => undefined
  // A reset also ends the connection; the data received before it counts.
  socket.on('error', () => undefined)
  socket.on('data', (piece: Buffer) => {
    received.push(piece)
    notify()
  })
  const ended = new Promise<void>(resolve => {
    const end = () => {
      isOpen = false
      resolve()
      notify()
    }
    socket.once('end', end)
    socket.once('close', end)
  })
  return {
    send: bytes => void socket.write(bytes),
    response: async () => {
      for (;;) {
        const bytes = Buffer.concat(received)
        const read = readResponse(bytes)
        received = [read ? bytes.subarray(read.length) : bytes]
        if (read) return read.response
        if (!isOpen) throw new Error(`ended after: ${bytes.subarray(0, 2_000).toString() || 'nothing'}`)
        await new Promise<void>(resolve => {
          notify = resolve
        })
      }
    },
    ended,
    isOpen: () => isOpen,
    receivedBytes: () => socket.bytesRead,
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    close: () => void socket.destroy(),
  }
}

function readResponse(bytes: Buffer): { response: RawResponse; length: number } | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers = new Headers(
    lines.map(line => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
  const start = end + 4
  const length = start + Number(headers.get('content-length') ?? 0)
  if (bytes.length < length) return undefined
  const body = bytes.subarray(start, length).toString()
  return { response: { status: Number(first.split(' ')[1]), headers, body }, length }
}

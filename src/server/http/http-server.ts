import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { AppError, badRequest } from '#server/errors.ts'
import { maxRequestBodyBytes } from '#shared/limits.ts'
import { problemResponse, rawProblem } from './problem.ts'
import { restartingResponse } from './restarting.ts'
import { dropStalledReader, watchSender } from './slow-clients.ts'

/** How long clients may take: tests use shorter times. */
export type ClientTimeouts = {
  /** Milliseconds for the headers of a request. */
  headersMs: number
  /** Milliseconds over which a body must make progress, and the bytes that count as such: 1 KiB/s. */
  bodyWindowMs: number
  minBodyBytes: number
  /** Milliseconds for which a reader may take nothing of what waits for them. */
  stalledReaderMs: number
}

const defaultTimeouts: ClientTimeouts = {
  headersMs: 10_000,
  bodyWindowMs: 30_000,
  minBodyBytes: 30 * 1024,
  stalledReaderMs: 30_000,
}

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

export type HttpServer = {
  server: Server
  /** From now on new connections are answered 503; those that are open go on. */
  drain(): void
}

/**
 * Node's server around the app: what holds for every connection, whatever is asked on it. The security headers stand
 * on every answer, also where no request could be read; and every answer can be read by the one who asked.
 */
export function createHttpServer(
  fetch: Fetch,
  headers: Record<string, string>,
  timeouts: Partial<ClientTimeouts> = {},
): HttpServer {
  const { headersMs, bodyWindowMs, minBodyBytes, stalledReaderMs } = { ...defaultTimeouts, ...timeouts }
  const pace = { windowMs: bodyWindowMs, minBytes: minBodyBytes, maxBytes: maxRequestBodyBytes }
  const responses = new WeakMap<Socket, ServerResponse>()
  const late = new WeakSet<Socket>()
  let draining = false

  const refuse = (socket: Socket, error: AppError) =>
    answerLast(socket, responses.get(socket), rawProblem(error, headers))
  const answer = async (request: Request, bindings: HttpBindings) => {
    const { incoming, outgoing } = bindings
    const isRefused = late.has(incoming.socket) && !probes.has(incoming.url ?? '')
    const response = isRefused ? restartingResponse(request) : await fetch(request, bindings)
    // A connection that ends must not do so on bytes that nobody read: it would be reset, and the answer lost.
    if (draining && !outgoing.headersSent) await readPast(incoming)
    return response
  }
  const respond = getRequestListener(answer as Parameters<typeof getRequestListener>[0], {
    overrideGlobalObjects: false,
    // It would end the connection half a second after an answer that came before the end of the request.
    autoCleanupIncoming: false,
    errorHandler: () => problemResponse(badRequest('This is not a valid HTTP request.', 'bad_request')),
  })
  const receive = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    responses.set(socket, response)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (draining) response.setHeader('connection', 'close')
    // A browser reads the answer when it is done sending, and the next request comes after what is left of this one.
    else response.once('finish', () => void readPast(request))
    dropStalledReader(response, stalledReaderMs)
    if (Number(request.headers['content-length']) > maxRequestBodyBytes) {
      request.resume()
      return refuse(socket, tooLarge())
    }
    watchSender(request, pace, why => {
      if (response.headersSent) socket.destroy()
      else refuse(socket, why === 'too_slow' ? tooSlow() : tooLarge())
    })
    void respond(request, response)
  }

  const server = createServer({
    headersTimeout: headersMs,
    // Node measures the whole request by this one; progress is what counts here.
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(1_000, headersMs / 2),
    keepAliveTimeout: 75_000,
    // Node's own refusal would lack our headers.
    requireHostHeader: false,
  })
  server.on('connection', socket => draining && late.add(socket))
  server.on('request', receive)
  // Any expectation but 100-continue, which Node answers itself.
  server.on('checkExpectation', receive)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    refuse(socket, parserError(error)),
  )
  return {
    server,
    drain: () => {
      draining = true
    },
  }
}

/** A supervisor is told how the process is, also while it drains. */
const probes = new Set(['/api/health', '/api/ready'])

function tooSlow(): AppError {
  return new AppError(408, 'too_slow', 'The request came in too slowly.')
}

function tooLarge(): AppError {
  return new AppError(413, 'too_large', 'The request is too large.')
}

/** What Node's parser says of a connection on which it could not read a request. */
function parserError({ code }: NodeJS.ErrnoException): AppError {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return tooSlow()
    case 'HPE_HEADER_OVERFLOW':
      return new AppError(431, 'headers_too_large', 'The headers of the request are too large.')
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return tooLarge()
    default:
      return badRequest('This is not a valid HTTP request.', 'bad_request')
  }
}

/** Milliseconds that a client has to read the last answer on its connection, while what it still sends is read past. */
const lingerMs = 2_000

/** Ends a connection with an answer where one can still be given: not within another one, nor to nobody. */
function answerLast(socket: Socket, response: ServerResponse | undefined, answer: string): void {
  const isAnswering = response && !response.closed && (response.headersSent || response.socket !== socket)
  // Browsers open connections ahead and may never use them.
  if (isAnswering || !socket.writable || socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  socket.end(answer)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** Reads what the app left of a request, and keeps nothing of it. The sender's pace and length stay limited. */
async function readPast(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return
  // Whatever read it before has no use for it any more, and would pause it again.
  request.removeAllListeners('data')
  request.resume()
  await finished(request).catch(() => undefined)
}

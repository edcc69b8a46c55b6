import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { AppError, badRequest } from '#server/errors.ts'
import { maxRequestBodyBytes } from '#shared/limits.ts'
import { parseUrl } from '#shared/text/parse-url.ts'
import { problemResponse, rawProblem } from './problem.ts'
import { tooLarge } from './request.ts'
import { restartingResponse } from './restarting-response.ts'
import { dropStalledReader, watchSender } from './slow-clients.ts'

/** How long clients may take. Tests use shorter times. */
export type ClientTimeouts = {
  /** The time for the headers of a request. */
  headersMs: number
  /** In each window at least `minBodyBytes` of a body must arrive: 1 KiB/s. */
  bodyWindowMs: number
  minBodyBytes: number
  /** How long a reader may read nothing although data is waiting. */
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
  /**
   * Answers 503 on new connections from now on, except to probes. Connections that are already open still work, and end
   * after their next response.
   */
  drain(): void
}

/**
 * Node's HTTP server around the app, with the rules for all connections. Every response has the security headers, even
 * if the request could not be parsed, and the connection stays open long enough for the client to read the response.
 */
export function createHttpServer(
  fetch: Fetch,
  headers: Record<string, string>,
  timeouts: Partial<ClientTimeouts> = {},
): HttpServer {
  const { headersMs, bodyWindowMs, minBodyBytes, stalledReaderMs } = { ...defaultTimeouts, ...timeouts }
  const pace = { windowMs: bodyWindowMs, minBytes: minBodyBytes, maxBytes: maxRequestBodyBytes }
  const responses = new WeakMap<Socket, ServerResponse>()
  const openedWhileDraining = new WeakSet<Socket>()
  let isDraining = false

  const refuse = (socket: Socket, error: AppError) => {
    const response = responses.get(socket)
    // The text below goes straight to the socket. This status is only for the log.
    if (response && !response.headersSent) response.statusCode = error.status
    respondAndClose(socket, response, rawProblem(error, headers))
  }
  const answer = async (request: Request, bindings: HttpBindings) => {
    const { incoming, outgoing } = bindings
    const isRefused = openedWhileDraining.has(incoming.socket) && !probes.has(incoming.url ?? '')
    const response = isRefused ? restartingResponse(request) : await fetch(check(request, incoming), bindings)
    // Closing a connection with unread bytes would reset it, and the client would lose the response.
    if (isDraining && !outgoing.headersSent) await discardBody(incoming)
    return response
  }
  const respond = getRequestListener(answer as Parameters<typeof getRequestListener>[0], {
    overrideGlobalObjects: false,
    // Otherwise Hono closes the connection half a second after a response that is sent before the request has ended.
    autoCleanupIncoming: false,
    errorHandler: () => problemResponse(notHttp()),
  })
  const receive = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    responses.set(socket, response)
    // HTTP/1.0 needs no Host header, and load balancers such as HAProxy probe without one.
    if (request.httpVersion === '1.0') request.headers.host ??= 'localhost'
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (isDraining) response.setHeader('connection', 'close')
    // A browser reads the response only after sending the whole request. Its next request follows the rest of this one.
    else response.once('finish', () => void discardBody(request))
    dropStalledReader(response, stalledReaderMs)
    if (Number(request.headers['content-length']) > maxRequestBodyBytes) {
      request.resume()
      return refuse(socket, tooLarge())
    }
    watchSender(request, pace, reason => {
      if (response.headersSent) socket.destroy()
      else refuse(socket, reason === 'too_slow' ? tooSlow() : tooLarge())
    })
    void respond(request, response)
  }

  const server = createServer({
    headersTimeout: headersMs,
    // Node applies this timeout to the whole request; here only progress counts.
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(1_000, headersMs / 2),
    keepAliveTimeout: 75_000,
    // Node's own 400 would lack our headers.
    requireHostHeader: false,
  })
  server.on('connection', socket => isDraining && openedWhileDraining.add(socket))
  server.on('request', receive)
  // Any expectation except 100-continue, which Node answers itself.
  server.on('checkExpectation', receive)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    refuse(socket, parserError(error)),
  )
  return {
    server,
    drain: () => {
      isDraining = true
    },
  }
}

/** Supervisors probe these, even while the server drains. */
const probes = new Set(['/api/health', '/api/ready'])

function tooSlow(): AppError {
  return new AppError(408, 'too_slow', 'The request arrived too slowly.')
}

/** The response for an error of Node's HTTP parser. */
function parserError({ code }: NodeJS.ErrnoException): AppError {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return tooSlow()
    case 'HPE_HEADER_OVERFLOW':
      return new AppError(431, 'headers_too_large', 'The headers of the request are too large.')
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return tooLarge()
    default:
      return notHttp()
  }
}

function notHttp(): AppError {
  return badRequest('This is not a valid HTTP request.', 'bad_request')
}

/**
 * Throws unless the request has one host, and a URL with which its body can be read. Hono's server checks only the
 * characters of a host, so it accepts `1.2.3.999`. Node takes the first of two hosts; a proxy may have taken the other.
 */
function check(request: Request, { rawHeaders }: IncomingMessage): Request {
  const url = parseUrl(request.url)
  if (url?.username !== '' || url.password !== '' || hasSeveralHosts(rawHeaders)) throw notHttp()
  return request
}

/** `rawHeaders`: names and values in turn. */
function hasSeveralHosts(rawHeaders: string[]): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1
  }
  return count > 1
}

/** The time a client has to read the last response on its connection, while the rest of its request is discarded. */
const lingerMs = 2_000

/** Closes a connection. Sends a response first, unless another one has begun or there was no request. */
function respondAndClose(socket: Socket, response: ServerResponse | undefined, message: string): void {
  const isResponding = response && !response.closed && (response.headersSent || response.socket !== socket)
  // Browsers open connections in advance and may never use them.
  if (isResponding || !socket.writable || socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  socket.end(message)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** Reads and discards the part of a request that the app did not read. The limits on pace and size still apply. */
async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return
  // A previous listener no longer needs the data, but could pause the stream again.
  request.removeAllListeners('data')
  request.resume()
  await finished(request).catch(() => undefined)
}

import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '#server/log.ts'
import type { ClientAddresses } from './client-address.ts'

export type EndedRequest = {
  method: string
  /** The route's pattern, never the path: paths contain ids, and anyone can make up more of them. */
  route: string
  /** 499 if the client left before the response. */
  status: number
  ms: number
}

type Options = {
  log: Log
  clients: ClientAddresses
  /** Called once a response has ended, even if the client left. */
  ended(request: EndedRequest): void
}

/**
 * Gives each request an id, which the response carries in `x-request-id`, and logs one line once the response has
 * ended: a stream's line is written at its end. A trusted proxy may choose the id. The line contains no path and no
 * query.
 */
export function logRequests({ log, clients, ended }: Options): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return (c, next) => {
    const { incoming, outgoing } = c.env
    const { socket } = incoming
    const id = idOf(c, clients)
    const startedAtMs = performance.now()
    const startBytes = socket.bytesWritten
    outgoing.setHeader(idHeader, id)
    outgoing.once('close', () => {
      const hasResponse = outgoing.headersSent || outgoing.statusCode !== 200
      const route = c.req.routePath
      const request = {
        method: knownMethods.has(c.req.method) ? c.req.method : 'other',
        route,
        status: hasResponse ? outgoing.statusCode : 499,
        ms: Math.round(performance.now() - startedAtMs),
      }
      ended(request)
      const bytes = socket.bytesWritten - startBytes
      const cut = outgoing.writableFinished ? undefined : true
      log[isRoutine(route, c.req.path) ? 'debug' : 'info']({ request: id, ...request, bytes, cut }, 'request')
    })
    return next()
  }
}

/** The id of the request, for other lines of the log and for the audit log. */
export function requestId(c: Context): string {
  return String((c.env as HttpBindings).outgoing.getHeader(idHeader))
}

const idHeader = 'x-request-id'
const idPattern = /^[\w-]{8,64}$/

function idOf(c: Context, clients: ClientAddresses): string {
  const given = clients.isFromTrustedProxy(c) ? c.req.header(idHeader) : undefined
  return given !== undefined && idPattern.test(given) ? given : randomUUID()
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const probes = new Set(['/api/health', '/api/ready', '/metrics'])
/** Files of the pages that have a route of their own. The built ones have none. */
const generatedFiles = new Set(['/manifest.webmanifest', '/offline-worker.js'])

/** Probes, and requests for the files of the pages, even for files that do not exist. */
function isRoutine(route: string, path: string): boolean {
  return probes.has(route) || generatedFiles.has(route) || (route === '/*' && /\.\w+$/.test(path))
}

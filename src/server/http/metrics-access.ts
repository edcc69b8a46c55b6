import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { isLoopback, socketAddress } from './client-address.ts'

/**
 * Who may read the metrics: callers with the token, and programs on the same machine. A proxy on the same machine
 * connects from there too, so a request that was forwarded, or that names another host, needs the token.
 */
export function createMetricsAccess(token: string | undefined): (c: Context) => boolean {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`)
  return c => {
    const given = c.req.header('authorization')
    if (expected && given !== undefined && timingSafeEqual(digest(given), expected)) return true
    return isLoopback(socketAddress(c)) && !isForwarded(c) && localHost.test(c.req.header('host') ?? '')
  }
}

const localHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/**
 * By default, nginx before 1.29.7 adds no header, and names the server itself as the host, but speaks HTTP/1.0.
 * Programs that read metrics speak HTTP/1.1.
 */
function isForwarded(c: Context): boolean {
  const { incoming } = c.env as HttpBindings
  if (incoming.httpVersion === '1.0') return true
  return Object.keys(c.req.header()).some(name => forwardingHeader.test(name))
}

const forwardingHeader = /^(x-forwarded-|forwarded$|x-real-ip$|via$|cf-|true-client-ip$)/

/** Digests have the same length, so that they can be compared in constant time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

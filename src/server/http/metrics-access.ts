import { createHash, timingSafeEqual } from 'node:crypto'
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

function isForwarded(c: Context): boolean {
  return Object.keys(c.req.header()).some(name => forwardingHeader.test(name))
}

const forwardingHeader = /^(x-forwarded-|forwarded$|x-real-ip$|via$|cf-|true-client-ip$)/

/** Digests have the same length, so that they can be compared in constant time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

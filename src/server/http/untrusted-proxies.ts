import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '#server/log.ts'
import { createClientAddresses, isLoopback } from './client-address.ts'

/** Per start of the server: any client can send a proxy's headers, and must not flood the log. */
const maxWarnings = 5

/** Warns once for each proxy that forwards requests but is not named in TRUST_PROXY, up to `maxWarnings`. */
export function warnOfUntrustedProxies(
  trustedProxies: string[],
  log: Log,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const { untrustedProxyOf } = createClientAddresses(trustedProxies)
  const warned = new Set<string>()
  return async (c, next) => {
    const proxy = warned.size < maxWarnings ? untrustedProxyOf(c) : undefined
    if (proxy !== undefined && !warned.has(proxy)) {
      warned.add(proxy)
      const value = [...trustedProxies, isLoopback(proxy) ? 'loopback' : proxy].join(',')
      log.warn(
        `TRUST_PROXY does not name the proxy at ${proxy}: the users behind it cannot be told apart by address. ` +
          `If it is yours, set TRUST_PROXY=${value}; if it is not, a client sent a forged header.`,
      )
    }
    await next()
  }
}

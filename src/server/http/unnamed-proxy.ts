import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '#server/log.ts'
import { isLoopback, readClients } from './client-address.ts'

/** Anybody can send the headers of a proxy: this many addresses are told, and no more until the next start. */
const maxWarnings = 5

/** Warns once for each proxy that passes requests on without being named in TRUST_PROXY. */
export function warnOfUnnamedProxies(
  trustedProxies: string[],
  log: Log,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const { unnamedProxyOf } = readClients(trustedProxies)
  const told = new Set<string>()
  return async (c, next) => {
    const proxy = told.size < maxWarnings ? unnamedProxyOf(c) : undefined
    if (proxy !== undefined && !told.has(proxy)) {
      told.add(proxy)
      const value = [...trustedProxies, isLoopback(proxy) ? 'loopback' : proxy].join(',')
      log.warn(
        `TRUST_PROXY does not name the proxy at ${proxy}: everybody who comes through it counts as one address. ` +
          `If it is yours, set TRUST_PROXY=${value}; if it is not, somebody made the header up.`,
      )
    }
    await next()
  }
}

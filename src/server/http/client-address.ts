import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import { StartError } from '#server/errors.ts'

/** Tells where requests come from, for limits per address. */
export type Clients = {
  /** The caller's address. Undefined where it says nothing about who calls: loopback while no proxy is named. */
  addressOf(c: Context): string | undefined
  /** Which proxy passed the request on, if TRUST_PROXY does not name it: everybody behind it has its address. */
  unnamedProxyOf(c: Context): string | undefined
}

/**
 * `X-Forwarded-For` counts only as far as the named proxies wrote it: read from its end, the first address that is none
 * of theirs is the caller's. IPv6 callers count by their /64, which is what one household gets.
 */
export function readClients(trustedProxies: string[]): Clients {
  const trusted = proxyList(trustedProxies)
  return {
    addressOf(c) {
      const socket = remoteAddress(c)
      if (trustedProxies.length === 0) return isLoopback(socket) ? undefined : shareOf(socket)
      const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map(hop => plain(hop.trim()))
      let caller = socket
      while (isTrusted(trusted, caller)) {
        const next = hops.pop()
        if (next === undefined || isIP(next) === 0) break
        caller = next
      }
      return shareOf(caller)
    },
    unnamedProxyOf(c) {
      if (forwardingHeaders.every(name => c.req.header(name) === undefined)) return undefined
      const socket = remoteAddress(c)
      return isTrusted(trusted, socket) ? undefined : socket
    },
  }
}

const forwardingHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded']

function remoteAddress(c: Context): string {
  return plain(c.env?.incoming?.socket?.remoteAddress ?? '')
}

/** Addresses and networks (`10.0.0.0/8`), and the word `loopback`. */
function proxyList(entries: string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries.flatMap(entry => (entry === 'loopback' ? ['127.0.0.0/8', '::1'] : [entry]))) {
    const [address = '', prefix] = entry.split('/')
    const version = isIP(address)
    const bits = version === 6 ? 128 : 32
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1
    if (version === 0 || length < 0 || length > bits) {
      throw new StartError(
        `TRUST_PROXY must be addresses, networks like 10.0.0.0/8 or the word loopback, separated by commas (not "${entry}").`,
      )
    }
    list.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

function isTrusted(list: BlockList, address: string): boolean {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

export function isLoopback(address: string): boolean {
  return address === '' || address === '::1' || address.startsWith('127.')
}

/** Node shows IPv4 callers of a double-stack socket as ::ffff:1.2.3.4; some proxies add a port. */
function plain(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(address)?.[1]
  return mapped ?? withPort ?? address
}

function shareOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':')
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  return `${groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, '') || '0')
    .join(':')}::/64`.toLowerCase()
}

import { BlockList, isIP, SocketAddress } from 'node:net'
import type { Context } from 'hono'

/** Finds out where a request comes from: the client's address, for rate limits, and the proxy that forwarded it. */
export type ClientAddresses = {
  /** Undefined if the address does not identify a client: a loopback address, while no proxy is trusted. */
  addressOf(c: Context): string | undefined
  /** The proxy that forwarded the request, unless TRUST_PROXY names it. The clients behind it cannot be told apart. */
  untrustedProxyOf(c: Context): string | undefined
  /** Whether a proxy that TRUST_PROXY names sent the request. */
  isFromTrustedProxy(c: Context): boolean
}

/**
 * Only trusted proxies' entries in `X-Forwarded-For` count: read from the end, the first address that is not a trusted
 * proxy's is the client's. IPv6 clients are counted by their /64 network, which is the least that a household gets.
 */
export function createClientAddresses(trustedProxies: string[]): ClientAddresses {
  const trusted = proxyList(trustedProxies)
  return {
    addressOf(c) {
      const socket = socketAddress(c)
      // A client that has reset its connection no longer has an address. All such clients are counted as one.
      if (trustedProxies.length === 0) return isLoopback(socket) ? undefined : networkOf(socket)
      const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map(hop => normalize(hop.trim()))
      let client = socket
      while (isTrusted(trusted, client)) {
        const next = hops.pop()
        if (next === undefined || isIP(next) === 0) break
        client = next
      }
      return networkOf(client)
    },
    untrustedProxyOf(c) {
      if (forwardingHeaders.every(name => c.req.header(name) === undefined)) return undefined
      const socket = socketAddress(c)
      return socket === '' || isTrusted(trusted, socket) ? undefined : socket
    },
    isFromTrustedProxy: c => isTrusted(trusted, socketAddress(c)),
  }
}

const forwardingHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded']

/** Where the connection comes from; empty if it is closed. */
export function socketAddress(c: Context): string {
  return normalize(c.env?.incoming?.socket?.remoteAddress ?? '')
}

/** Addresses and networks (`10.0.0.0/8`), and the word `loopback`, as config/values.ts has checked. */
function proxyList(entries: string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries.flatMap(entry => (entry === 'loopback' ? ['127.0.0.0/8', '::1'] : [entry]))) {
    const [address = '', bits] = entry.split('/')
    const isVersion6 = isIP(address) === 6
    list.addSubnet(address, Number(bits ?? (isVersion6 ? 128 : 32)), isVersion6 ? 'ipv6' : 'ipv4')
  }
  return list
}

function isTrusted(list: BlockList, address: string): boolean {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

/** Some proxies add a port. */
function normalize(address: string): string {
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(address)?.[1]
  return unmapped(withPort ?? address)
}

/**
 * Node shows IPv4 clients of a dual-stack socket as ::ffff:1.2.3.4, and a proxy can write them as ::ffff:102:304. As
 * IPv6 addresses, they would all be in one network.
 */
function unmapped(address: string): string {
  if (!/:ffff:[^:]+(?::[^:]+)?$/i.test(address) || isIP(address) !== 6) return address
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical)?.[1] ?? address
}

function networkOf(address: string): string {
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

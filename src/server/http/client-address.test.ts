import type { Context } from 'hono'
import { describe, expect, it } from 'vitest'
import { createClientAddresses } from './client-address.ts'

const clientAddress = (trustedProxies: string[]) => createClientAddresses(trustedProxies).addressOf

function request(remoteAddress: string, forwarded?: string | Record<string, string>): Context {
  const headers: Record<string, string | undefined> =
    typeof forwarded === 'object' ? forwarded : { 'x-forwarded-for': forwarded }
  const c = {
    env: { incoming: { socket: { remoteAddress } } },
    req: { header: (name: string) => headers[name] },
  }
  return c as unknown as Context
}

describe('the address of a client', () => {
  it('is that of the connection, whatever its headers say, if no proxy is trusted', () => {
    const address = clientAddress([])
    expect(address(request('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9')
    expect(address(request('::ffff:203.0.113.9'))).toBe('203.0.113.9')
  })

  it('is unknown on loopback if no proxy is trusted', () => {
    for (const loopback of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(clientAddress([])(request(loopback, '198.51.100.1'))).toBeUndefined()
    }
  })

  it('is the same for all clients that have reset their connection: these requests are limited too', () => {
    expect(clientAddress([])(request(''))).toBe('')
    expect(createClientAddresses([]).untrustedProxyOf(request('', '198.51.100.1'))).toBeUndefined()
  })

  it('is the last one in the header that is not a trusted proxy', () => {
    const address = clientAddress(['loopback', '10.0.0.0/8'])
    expect(address(request('127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3'))).toBe('198.51.100.1')
    expect(address(request('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9')
    expect(address(request('127.0.0.1', '198.51.100.1:4711'))).toBe('198.51.100.1')
    expect(address(request('127.0.0.1', 'unknown'))).toBe('127.0.0.1')
    expect(address(request('127.0.0.1'))).toBe('127.0.0.1')
  })

  it('is the same IPv4 address however a proxy writes it as an IPv6 address', () => {
    const address = clientAddress(['loopback'])
    for (const written of [
      '::ffff:203.0.113.9',
      '::ffff:cb00:7109',
      '::FFFF:CB00:7109',
      '0:0:0:0:0:ffff:cb00:7109',
      '0000:0000:0000:0000:0000:ffff:203.0.113.9',
      '[::ffff:203.0.113.9]:4711',
    ]) {
      expect(address(request('127.0.0.1', written))).toBe('203.0.113.9')
    }
    expect(address(request('127.0.0.1', '2001:db8:0:1::ffff:cb00:7109'))).toBe('2001:db8:0:1::/64')
    expect(address(request('127.0.0.1', '::ffff:fe80%eth0'))).toBe('0:0:0:0::/64')
  })

  it('is a /64 network for IPv6', () => {
    const address = clientAddress([])
    expect(address(request('2001:db8:0:1::7'))).toBe('2001:db8:0:1::/64')
    expect(address(request('2001:DB8:0:1:2:3:4:5'))).toBe('2001:db8:0:1::/64')
    expect(address(request('2001:db8::1'))).toBe('2001:db8:0:0::/64')
  })
})

describe('a proxy that TRUST_PROXY does not name', () => {
  it('is detected by the headers it adds, whatever its address is', () => {
    for (const proxy of ['127.0.0.1', '172.18.0.1', '203.0.113.9', '2001:db8::1']) {
      for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded']) {
        expect(createClientAddresses([]).untrustedProxyOf(request(proxy, { [header]: 'x' }))).toBe(proxy)
      }
    }
    expect(createClientAddresses(['loopback']).untrustedProxyOf(request('172.18.0.1', '6.6.6.6'))).toBe(
      '172.18.0.1',
    )
  })

  it('is not reported for a request without such headers, or from a trusted proxy', () => {
    expect(createClientAddresses([]).untrustedProxyOf(request('172.18.0.1'))).toBeUndefined()
    expect(
      createClientAddresses(['172.16.0.0/12']).untrustedProxyOf(request('::ffff:172.18.0.1', '6.6.6.6')),
    ).toBeUndefined()
  })
})

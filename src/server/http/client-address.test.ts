import type { Context } from 'hono'
import { describe, expect, it } from 'vitest'
import { readClients } from './client-address.ts'

const clientAddress = (trustedProxies: string[]) => readClients(trustedProxies).addressOf

function request(remoteAddress: string, forwarded?: string | Record<string, string>): Context {
  const headers: Record<string, string | undefined> =
    typeof forwarded === 'object' ? forwarded : { 'x-forwarded-for': forwarded }
  const c = {
    env: { incoming: { socket: { remoteAddress } } },
    req: { header: (name: string) => headers[name] },
  }
  return c as unknown as Context
}

describe('the address of a caller', () => {
  it('is the one that connects, whatever it claims, while no proxy is named', () => {
    const address = clientAddress([])
    expect(address(request('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9')
    expect(address(request('::ffff:203.0.113.9'))).toBe('203.0.113.9')
  })

  it('says nothing on loopback while no proxy is named', () => {
    for (const loopback of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(clientAddress([])(request(loopback, '198.51.100.1'))).toBeUndefined()
    }
  })

  it('is the last one that no named proxy stands for', () => {
    const address = clientAddress(['loopback', '10.0.0.0/8'])
    expect(address(request('127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3'))).toBe('198.51.100.1')
    expect(address(request('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9')
    expect(address(request('127.0.0.1', '198.51.100.1:4711'))).toBe('198.51.100.1')
    expect(address(request('127.0.0.1', 'unknown'))).toBe('127.0.0.1')
    expect(address(request('127.0.0.1'))).toBe('127.0.0.1')
  })

  it('is a /64 for IPv6', () => {
    const address = clientAddress([])
    expect(address(request('2001:db8:0:1::7'))).toBe('2001:db8:0:1::/64')
    expect(address(request('2001:DB8:0:1:2:3:4:5'))).toBe('2001:db8:0:1::/64')
    expect(address(request('2001:db8::1'))).toBe('2001:db8:0:0::/64')
  })

  it('cannot be told from a setting that names no network: the start stops and says so', () => {
    for (const entry of ['nginx', '10.0.0.0/33', '10.0.0.0/x', '1', '::1/129']) {
      expect(() => clientAddress([entry])).toThrow(`not "${entry}"`)
    }
  })
})

describe('a proxy that no setting names', () => {
  it('is noticed by the headers it adds, whatever its address is', () => {
    for (const proxy of ['127.0.0.1', '172.18.0.1', '203.0.113.9', '2001:db8::1']) {
      for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded']) {
        expect(readClients([]).unnamedProxyOf(request(proxy, { [header]: 'x' }))).toBe(proxy)
      }
    }
    expect(readClients(['loopback']).unnamedProxyOf(request('172.18.0.1', '6.6.6.6'))).toBe('172.18.0.1')
  })

  it('is not seen in a request without such headers, or from a named proxy', () => {
    expect(readClients([]).unnamedProxyOf(request('172.18.0.1'))).toBeUndefined()
    expect(
      readClients(['172.16.0.0/12']).unnamedProxyOf(request('::ffff:172.18.0.1', '6.6.6.6')),
    ).toBeUndefined()
  })
})

import type { Context } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { clientAddress } from './client-address.ts'

function request(remoteAddress: string, forwarded?: string): Context {
  const c = { env: { incoming: { socket: { remoteAddress } } }, req: { header: () => forwarded } }
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

  it('may be hidden by a proxy on this machine that no setting names: this is told once', () => {
    const onUnnamedProxy = vi.fn()
    const address = clientAddress([], onUnnamedProxy)
    address(request('127.0.0.1'))
    address(request('203.0.113.9', '198.51.100.1'))
    expect(onUnnamedProxy).not.toHaveBeenCalled()
    address(request('127.0.0.1', '198.51.100.1'))
    address(request('127.0.0.1', '198.51.100.1'))
    expect(onUnnamedProxy).toHaveBeenCalledOnce()
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

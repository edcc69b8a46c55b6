import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { maxRequestBodyBytes } from '#shared/limits.ts'
import { cleanName, diskRefusal, receiveFiles } from './receive-files.ts'
import { readRange } from './serve-files.ts'
import type { TemporaryFiles } from './temporary-files.ts'

describe('the name of a received file', () => {
  it.each([
    ['bail.pdf', 'bail.pdf'],
    [undefined, 'file'],
    [' \t ', 'file'],
    ['a\u0000b\u001b.pdf', 'ab.pdf'],
    ['\u202egpj.exe', 'gpj.exe'],
    ['un %22bail%22.pdf', 'un "bail".pdf'],
    ['é'.repeat(300), 'é'.repeat(255)],
  ])('%j becomes %j', (name, expected) => {
    expect(cleanName(name)).toBe(expected)
  })

  it('is never cut inside a character', () => {
    expect(cleanName('🏛'.repeat(300)).isWellFormed()).toBe(true)
  })
})

it('the rest of a refused upload is read only up to the maximum size of an upload', async () => {
  const piece = Buffer.alloc(1024 * 1024)
  let sentBytes = 0
  const endless = async function* () {
    for (; sentBytes < 2 * maxRequestBodyBytes; sentBytes += piece.length) yield piece
  }
  const request = Object.assign(Readable.from(endless()), { headers: { 'content-type': 'text/plain' } })
  const received = receiveFiles(request as unknown as IncomingMessage, {} as TemporaryFiles, {
    totalBytes: 1,
    leftBytes: 1,
  })
  await expect(received).rejects.toMatchObject({ status: 415 })
  expect(request.destroyed).toBe(true)
  expect(sentBytes).toBeLessThan(maxRequestBodyBytes + 32 * piece.length)
})

describe('a range of bytes', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=9-3', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=1-2', undefined],
    ['bytes=-', undefined],
  ])('%s, for a file of 100 bytes, is read as %j', (header, range) => {
    expect(readRange(header, 100)).toEqual(range)
  })

  it('beyond the end is refused', () => {
    expect(() => readRange('bytes=100-', 100)).toThrow('after the end')
    expect(() => readRange('bytes=-0', 100)).toThrow('after the end')
  })
})

it.each([
  ['ENOSPC', 'storage_full'],
  ['EDQUOT', 'storage_full'],
  ['EROFS', 'storage_unavailable'],
  ['EACCES', 'storage_unavailable'],
  ['EIO', undefined],
])('a disk error with the code %s is reported as %s', (code, expected) => {
  expect(diskRefusal(Object.assign(new Error('write failed'), { code }))?.code).toBe(expected)
})

import { describe, expect, it } from 'vitest'
import { limitConcurrency, limitConcurrencyPerKey } from './concurrency.ts'
import { cleanName } from './receive-files.ts'
import { readRange } from './serve-files.ts'

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
  ])('%s of 100', (header, range) => {
    expect(readRange(header, 100)).toEqual(range)
  })

  it('beyond the end is refused', () => {
    expect(() => readRange('bytes=100-', 100)).toThrow('shorter')
    expect(() => readRange('bytes=-0', 100)).toThrow('shorter')
  })
})

describe('a limit of two jobs at once', () => {
  it('runs two jobs at once and the others in order, even after one failed', async () => {
    const run = limitConcurrency(2)
    const order: string[] = []
    let running = 0
    let maxRunning = 0
    const job = (name: string) =>
      run(async () => {
        running += 1
        maxRunning = Math.max(maxRunning, running)
        await new Promise(resolve => setTimeout(resolve, 5))
        running -= 1
        order.push(name)
        if (name === 'b') throw new Error('failed')
      }).catch(() => undefined)
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(job))
    expect([maxRunning, order]).toEqual([2, ['a', 'b', 'c', 'd', 'e']])
  })
})

describe('a limit with a queue timeout', () => {
  it('refuses a job that waited too long, and runs the next one', async () => {
    const run = limitConcurrency(1, { timeoutMs: 20, refusal: () => new Error('busy') })
    const firstJob = Promise.withResolvers<void>()
    const first = run(() => firstJob.promise)
    await expect(run(async () => 'late')).rejects.toThrow('busy')
    const next = run(async () => 'in time')
    firstJob.resolve()
    await first
    expect(await next).toBe('in time')
  })
})

describe('a limit of one job for each key', () => {
  it('makes jobs of one key wait for each other, but not for other keys', async () => {
    const run = limitConcurrencyPerKey(1)
    const running: string[] = []
    const seen: string[] = []
    const job = (key: string) =>
      run(key, async () => {
        running.push(key)
        seen.push([...running].sort().join(''))
        await new Promise(resolve => setTimeout(resolve, 5))
        running.splice(running.indexOf(key), 1)
      })
    await Promise.all(['a', 'a', 'b', 'a'].map(job))
    expect(seen).toContain('ab')
    expect(seen.filter(keys => keys.includes('aa'))).toEqual([])
  })
})

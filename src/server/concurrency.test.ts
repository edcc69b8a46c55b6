import { describe, expect, it } from 'vitest'
import { limitConcurrency, limitConcurrencyPerKey } from './concurrency.ts'

describe('a limit of two jobs at once', () => {
  it('runs two jobs at once and the others in order, even after one failed', async () => {
    const run = limitConcurrency(2)
    const order: string[] = []
    let runningCount = 0
    let maxRunningCount = 0
    const job = (name: string) =>
      run(async () => {
        runningCount += 1
        maxRunningCount = Math.max(maxRunningCount, runningCount)
        await new Promise(resolve => setTimeout(resolve, 5))
        runningCount -= 1
        order.push(name)
        if (name === 'b') throw new Error('failed')
      }).catch(() => undefined)
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(job))
    expect([maxRunningCount, order]).toEqual([2, ['a', 'b', 'c', 'd', 'e']])
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
  it('makes jobs of one key wait for each other, but not for jobs of other keys', async () => {
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

import { describe, expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function failures(count: number, everyMs = 0) {
  let now = 0
  const breaker = createCircuitBreaker(() => now)
  for (let index = 0; index < count; index += 1) {
    breaker.failed('gpt-4o')
    now += everyMs
  }
  return { breaker, pass: (ms: number) => (now += ms) }
}

describe('the breaker of a model', () => {
  it('opens after five failures within half a minute, for a quarter of a minute', () => {
    expect(failures(4).breaker.isOpen('gpt-4o')).toBe(false)
    const { breaker, pass } = failures(5, 7000)
    expect(breaker.isOpen('gpt-4o')).toBe(true)
    pass(7999)
    expect(breaker.isOpen('gpt-4o')).toBe(true)
    pass(1)
    expect(breaker.isOpen('gpt-4o')).toBe(false)
  })

  it('stays closed if failures are rare', () => {
    expect(failures(20, 8000).breaker.isOpen('gpt-4o')).toBe(false)
  })

  it('opens again at the next failure, and forgets all of them at a success', () => {
    const { breaker, pass } = failures(5)
    pass(15_000)
    breaker.failed('gpt-4o')
    expect(breaker.isOpen('gpt-4o')).toBe(true)
    breaker.succeeded('gpt-4o')
    breaker.failed('gpt-4o')
    expect(breaker.isOpen('gpt-4o')).toBe(false)
  })

  it('is one for each model', () => {
    expect(failures(5).breaker.isOpen('o3')).toBe(false)
  })
})

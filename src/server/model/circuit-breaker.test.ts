import { describe, expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function failures(failureCount: number, intervalMs = 0) {
  let nowMs = 0
  const breaker = createCircuitBreaker(() => nowMs)
  for (let index = 0; index < failureCount; index += 1) {
    breaker.recordFailure('gpt-4o')
    nowMs += intervalMs
  }
  return { breaker, pass: (ms: number) => (nowMs += ms) }
}

describe('the circuit breaker of a model', () => {
  it('opens for 15 s after five failures within 30 s', () => {
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

  it('opens again at the next failure, and clears all failures at a success', () => {
    const { breaker, pass } = failures(5)
    pass(15_000)
    breaker.recordFailure('gpt-4o')
    expect(breaker.isOpen('gpt-4o')).toBe(true)
    breaker.recordSuccess('gpt-4o')
    breaker.recordFailure('gpt-4o')
    expect(breaker.isOpen('gpt-4o')).toBe(false)
  })

  it('does not affect other models', () => {
    expect(failures(5).breaker.isOpen('o3')).toBe(false)
  })
})

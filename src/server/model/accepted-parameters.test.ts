import { describe, expect, it } from 'vitest'
import { withoutRefused } from './accepted-parameters.ts'
import { chatDialect } from './chat-completions.ts'
import type { AcceptedParameters, ExtraParameter } from './dialect.ts'
import { failureOfResponse } from './provider-errors.ts'

/** What a model that does not reason gets. */
const extras = chatDialect.extras.filter(name => name !== 'reasoning_effort')
const all: AcceptedParameters = { stream: true, extras, hasOtherLimitName: false }

/** The extras that are sent after each of several refusals with the same body. */
function sentAfter(body: object, refusalCount = 1): (readonly ExtraParameter[] | undefined)[] {
  const failure = failureOfResponse({ status: 400, headers: {} }, JSON.stringify(body))
  let accepted: AcceptedParameters | undefined = all
  return Array.from({ length: refusalCount }, () => {
    accepted = accepted && withoutRefused(failure, accepted)
    return accepted?.extras
  })
}

describe('after a refusal of optional parameters', () => {
  it('only the one that the error names is left out (M-3)', () => {
    const message = 'Unknown parameter. This server can store answers.'
    expect(sentAfter({ error: { message, param: 'safety_identifier' } })).toEqual([
      ['store', 'prompt_cache_key', 'stream_options'],
    ])
    expect(sentAfter({ error: { message: 'stream_options: not supported' } })).toEqual([
      ['store', 'prompt_cache_key', 'safety_identifier'],
    ])
  })

  it('store is left out if the error names it alone (M-3)', () => {
    const message = 'Unrecognized request argument supplied: store'
    expect(sentAfter({ error: { message } })).toEqual([
      ['prompt_cache_key', 'safety_identifier', 'stream_options'],
    ])
  })

  it('store is left out last if the error names others too (M-3)', () => {
    const detail = ['store', 'prompt_cache_key'].map(name => ({ loc: ['body', name], msg: 'Extra input' }))
    const others = ['safety_identifier', 'stream_options']
    expect(sentAfter({ detail }, 2)).toEqual([['store', ...others], others])
  })

  it('store is left out last if the error always names the same parameter (M-3)', () => {
    const message = 'prompt_cache_key and all other additions are refused'
    expect(sentAfter({ error: { message } }, 4)).toEqual([
      ['store', 'safety_identifier', 'stream_options'],
      ['store'],
      [],
      undefined,
    ])
  })

  it('nothing is left out if the error names none of them', () => {
    expect(sentAfter({ error: { message: 'The temperature is too high', param: 'temperature' } })).toEqual([
      undefined,
    ])
  })
})

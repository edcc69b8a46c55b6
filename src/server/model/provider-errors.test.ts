import { describe, expect, it } from 'vitest'
import { retryDelayMs } from './ask-with-retries.ts'
import { endOfError, failureOfConnection, failureOfResponse } from './provider-errors.ts'

function failure(status: number, error: unknown = {}, headers: Record<string, string> = {}) {
  const body = typeof error === 'string' ? error : JSON.stringify({ error })
  return failureOfResponse({ status, headers }, body)
}

describe('an error response of a provider', () => {
  it.each([
    [400, { code: 'context_length_exceeded' }, 'context_too_long', false],
    [
      400,
      { code: null, message: "This model's maximum context length is 8192 tokens." },
      'context_too_long',
      false,
    ],
    [413, '<html>too large</html>', 'context_too_long', false],
    [400, { code: 'invalid_image_format' }, 'model_refused_input', false],
    [400, { code: 'invalid_prompt' }, 'model_refused_input', false],
    [400, { code: 'invalid_value', param: 'input' }, 'model_refused_input', false],
    [400, { code: 'invalid_image_url', param: 'url' }, 'model_refused_input', false],
    [400, { code: 'integer_above_max_value', param: 'max_output_tokens' }, 'model_misconfigured', false],
    [400, { code: 'unsupported_value', param: 'reasoning.effort' }, 'model_misconfigured', false],
    [401, { code: 'invalid_api_key' }, 'model_misconfigured', false],
    [403, {}, 'model_misconfigured', false],
    [404, { code: 'model_not_found' }, 'model_not_found', false],
    [404, { code: 'DeploymentNotFound', message: 'Not there.' }, 'model_not_found', false],
    [404, { message: 'model "llama9" not found, try pulling it first' }, 'model_not_found', false],
    [404, { message: 'The model `x` does not exist.', type: 'NotFoundError' }, 'model_not_found', false],
    // OpenRouter, OpenAI and Mistral.
    [400, { message: 'a/b is not a valid model ID', code: 400 }, 'model_not_found', false],
    [400, { message: 'invalid model ID', param: null, code: null }, 'model_not_found', false],
    [400, { message: 'Invalid model: b', type: 'invalid_model', code: '1500' }, 'model_not_found', false],
    [404, '<html>nothing here</html>', 'model_misconfigured', false],
    [302, '', 'model_misconfigured', false],
    [408, {}, 'model_unavailable', true],
    [429, { code: 'rate_limit_exceeded' }, 'model_busy', true],
    [429, { type: 'insufficient_quota', code: null }, 'model_quota', false],
    [429, { code: 'monthly_spend_limit_exceeded' }, 'model_quota', false],
    [402, {}, 'model_quota', false],
    [500, {}, 'model_unavailable', true],
    [502, '<html>', 'model_unavailable', true],
    [503, { code: 'server_is_overloaded' }, 'model_unavailable', true],
    [504, '', 'model_unavailable', true],
  ])('%i %j means %s', (status, error, code, canRetry) => {
    expect(failure(status, error)).toMatchObject({ code, canRetry })
  })

  it('gives the delay in seconds, in milliseconds or as a date', () => {
    expect(failure(429, {}, { 'retry-after': '2' }).retryAfterMs).toBe(2000)
    expect(failure(429, {}, { 'retry-after': '2', 'retry-after-ms': '150' }).retryAfterMs).toBe(150)
    const soon = new Date(Date.now() + 5000).toUTCString()
    expect(failure(429, {}, { 'retry-after': soon }).retryAfterMs).toBeGreaterThan(3000)
    expect(failure(429, {}, { 'retry-after': new Date(0).toUTCString() }).retryAfterMs).toBe(0)
    expect(failure(429, {}, { 'retry-after': 'soon' })).not.toHaveProperty('retryAfterMs')
  })

  it('has no sentence that could be logged', () => {
    const { providerCode, parameter } = failure(400, { code: 'my question', param: 'a b', type: 'bad_thing' })
    expect(providerCode).toBe('bad_thing')
    expect(parameter).toBeUndefined()
  })
})

describe('an error inside a stream', () => {
  it.each([
    [{ code: 'rate_limit_exceeded' }, 'model_busy'],
    [{ error: { type: 'insufficient_quota' } }, 'model_quota'],
    [{ error: { code: 'server_error' } }, 'model_failed'],
    [{ error: null }, 'model_failed'],
    // OpenRouter and vLLM.
    [{ error: { code: 429, message: 'Rate limited' } }, 'model_busy'],
    [{ error: { code: 402, message: 'Insufficient credits' } }, 'model_quota'],
    [{ error: { code: 400, message: 'prompt is too long: 1284668 tokens' } }, 'context_too_long'],
    [{ object: 'error', message: 'EngineCore died', code: 500 }, 'model_unavailable'],
    [{ error: { code: 1302, message: 'Busy' } }, 'model_failed'],
    ['nonsense', 'model_failed'],
  ])('%j means %s', (error, code) => {
    expect(endOfError(error)).toMatchObject({ type: 'error', code })
  })
})

describe('a failed connection', () => {
  it('is retried', () => {
    const refused = Object.assign(new Error(), { code: 'ECONNREFUSED' })
    expect(failureOfConnection(refused)).toMatchObject({ code: 'model_unavailable', canRetry: true })
  })

  it.each(['DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])(
    'is not retried if the certificate is invalid (%s)',
    code => {
      const invalid = Object.assign(new Error(), { code })
      expect(failureOfConnection(invalid)).toMatchObject({ code: 'model_misconfigured', canRetry: false })
    },
  )
})

describe('the delay before a retry', () => {
  const busy = { code: 'model_busy', canRetry: true } as const

  it('doubles, varies randomly, and is undefined after two retries (M-4)', () => {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      expect(retryDelayMs(busy, 0, 500)).toSatisfy((ms: number) => ms >= 375 && ms <= 625)
      expect(retryDelayMs(busy, 1, 500)).toSatisfy((ms: number) => ms >= 750 && ms <= 1250)
    }
    expect(retryDelayMs(busy, 2, 500)).toBeUndefined()
  })

  it('is at least the delay that the provider requests', () => {
    expect(retryDelayMs({ ...busy, retryAfterMs: 3000 }, 0, 500)).toBeGreaterThanOrEqual(3000)
  })

  it('is undefined for an error that would recur', () => {
    expect(retryDelayMs({ code: 'model_quota', canRetry: false }, 0, 500)).toBeUndefined()
  })
})

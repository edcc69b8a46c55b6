import { headerOf, type ResponseHead } from './event-source.ts'
import type { ModelEnd, ModelErrorCode } from './model.ts'
import { type Fields, fields, loggable, text } from './untrusted-json.ts'

/** A failure before the first event. Users only ever see `code`. */
export type ProviderFailure = {
  code: ModelErrorCode
  canRetry: boolean
  /** The delay that the provider requests. */
  retryAfterMs?: number
  /** The provider's own code and the parameter it refused, for the log and for a request without that parameter. */
  providerCode?: string | undefined
  parameter?: string | undefined
  /** Words of the response that look like parameter names. The others are dropped, as they may quote a question. */
  mentions?: string
}

export type ModelError = Extract<ModelEnd, { type: 'error' }>

export function errorEnd(code: ModelErrorCode): ModelError {
  return { type: 'error', code }
}

/** The end of an answer that the provider cut short. Without text, there is no answer. */
export function cutEnd(reason: 'length' | 'filter', hasText: boolean): ModelEnd {
  if (hasText) return { type: 'incomplete', reason }
  return errorEnd(reason === 'filter' ? 'model_refused_input' : 'model_failed')
}

const quotaCodes = new Set([
  'insufficient_quota',
  'credit_balance_exhausted',
  'billing_hard_limit_reached',
  'billing_not_active',
  'organization_usage_limit_exceeded',
])
const lengthCodes = new Set(['context_length_exceeded', 'string_above_max_length', 'request_too_large'])
const refusalCodes = new Set(['invalid_prompt', 'content_filter', 'content_policy_violation', 'cyber_policy'])
const busyCodes = new Set(['rate_limit_exceeded', 'slow_down', 'too_many_requests'])
const overloadedCodes = new Set(['server_is_overloaded', 'overloaded_error', 'engine_overloaded'])

/** Not all providers have a code for a missing file. */
const noSuchFile = /\bfiles?\b[^.]{0,120}\b(not found|not exist|no longer|expired)\b|\bno such file\b/i

/** The meaning of an error object in a response or a stream; undefined if it is unknown. */
function meaningOf(error: Fields): ModelErrorCode | undefined {
  const codes = [text(error.code), text(error.type)]
  const has = (set: Set<string>) => codes.some(code => set.has(code))
  if (has(quotaCodes) || codes.some(code => code.endsWith('_spend_limit_exceeded'))) return 'model_quota'
  if (has(lengthCodes)) return 'context_too_long'
  if (has(refusalCodes) || codes.some(code => /^(invalid|empty|unsupported)_image/.test(code))) {
    return 'model_refused_input'
  }
  if (codes.includes('file_not_found') || noSuchFile.test(text(error.message))) return 'model_file_gone'
  if (codes.includes('model_not_found') || codes.includes('DeploymentNotFound')) return 'model_not_found'
  if (has(busyCodes)) return 'model_busy'
  if (has(overloadedCodes)) return 'model_unavailable'
  if (codes.includes('invalid_api_key')) return 'model_misconfigured'
  return undefined
}

/** The end for an error inside a stream: `{code,…}`, `{error:{code,…}}`, or a failed response. */
export function endOfError(error: unknown): ModelError {
  const details = errorFields(error)
  return errorEnd(meaningOf(details) ?? meaningOfNumber(details) ?? 'model_failed')
}

/** Some servers send an HTTP status as the code, because the response has begun with 200. */
function meaningOfNumber({ code, message, param }: Fields): ModelErrorCode | undefined {
  const status = Number(code)
  if (!(status >= 400 && status <= 599)) return undefined
  return codeOfStatus(status, text(message), undefined, loggable(param))
}

export function errorFields(error: unknown): Fields {
  const outer = fields(error)
  return typeof outer.error === 'object' && outer.error !== null ? fields(outer.error) : outer
}

/** Some providers send no code, only a sentence. */
const tooLong = /maximum context length|context (window|length|size)|too many tokens|prompt is too long/i
const noSuchModel =
  /model\b.{0,120}\b(not found|does not exist|not exist|no such)|\b(invalid|not a valid) model( id\b|:)/i

/** The failure for a response whose status is not 200, and whether a retry makes sense. */
export function failureOfResponse(head: ResponseHead, body: string): ProviderFailure {
  const json = parsed(body)
  const error = errorFields(json)
  const message = text(error.message) || text(fields(json).error)
  const parameter = loggable(error.param)
  const code = codeOfStatus(head.status, message, meaningOf(error), parameter)
  const retryAfterMs = retryAfterMsOf(head)
  return {
    code,
    canRetry: isTemporary(code),
    providerCode: loggable(error.code) ?? loggable(error.type),
    parameter,
    mentions: (message + body.slice(0, 2000)).match(/\b[a-z]+_[a-z_]+\b|\bstore\b/g)?.join(' ') ?? '',
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  }
}

export function isTemporary(code: ModelErrorCode): boolean {
  return code === 'model_busy' || code === 'model_unavailable'
}

/** All other parameters are settings, such as the maximum length of an answer. */
const questionParameter = /^(input|messages|prompt)\b/

function codeOfStatus(
  status: number,
  message: string,
  meaning: ModelErrorCode | undefined,
  parameter: string | undefined,
): ModelErrorCode {
  if (status === 401 || status === 403) return 'model_misconfigured'
  if (status === 429) return meaning === 'model_quota' ? meaning : 'model_busy'
  if (status >= 500 || status === 408 || status === 409) return meaning ?? 'model_unavailable'
  if (meaning) return meaning
  if (status === 402) return 'model_quota'
  if (status === 413 || tooLong.test(message)) return 'context_too_long'
  if (noSuchModel.test(message)) return 'model_not_found'
  // If a setting was refused, another question would not help.
  if (parameter !== undefined && !questionParameter.test(parameter)) return 'model_misconfigured'
  return status === 400 || status === 422 ? 'model_refused_input' : 'model_misconfigured'
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** `retry-after` is a number of seconds or a date, `retry-after-ms` a number of milliseconds. */
function retryAfterMsOf(head: ResponseHead): number | undefined {
  const exactMs = Number.parseFloat(headerOf(head, 'retry-after-ms'))
  if (exactMs >= 0) return exactMs
  const value = headerOf(head, 'retry-after')
  const delayMs = /^\s*[\d.]+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(delayMs) ? undefined : Math.max(0, delayMs)
}

/** The failure if the connection could not be made, or broke or ended (without an error) before the first event. */
export function failureOfConnection(error?: Error): ProviderFailure {
  const providerCode = error && 'code' in error ? loggable(error.code) : undefined
  const isPermanent = /CERT|LEAF_SIGNATURE|TLS|SSL|ERR_INVALID|UND_ERR_INVALID_ARG/.test(providerCode ?? '')
  return {
    code: isPermanent ? 'model_misconfigured' : 'model_unavailable',
    canRetry: !isPermanent,
    providerCode,
  }
}

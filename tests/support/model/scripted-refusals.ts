import type { IncomingMessage } from 'node:http'
import type { Reply } from './scripted-scripts.ts'

type Body = Record<string, unknown>

/** Wrong keys and unknown paths. */
export function refusalFor(
  request: IncomingMessage,
  path: string,
  apiKey: string | undefined,
): Reply | undefined {
  if (apiKey !== undefined && request.headers.authorization !== `Bearer ${apiKey}`) {
    return refusal(401, 'invalid_api_key', null, 'Incorrect API key provided.')
  }
  const known = ['/responses', '/chat/completions', '/models']
  return known.includes(path) || /^\/files(\/|$)/.test(path)
    ? undefined
    : refusal(404, null, null, `Invalid URL (${request.method} ${path})`)
}

/** Requests that the real API refuses, so that tests notice a request that only works here. */
export function faultOf(body: Body, path: string): Reply | undefined {
  const model = String(body.model ?? '')
  const isReasoningModel = /^(gpt-[5-9]|o\d)/.test(model)
  if (model === '') return refusal(400, 'missing_required_parameter', 'model', 'You must provide a model.')
  if (path === '/chat/completions') {
    if (!Array.isArray(body.messages))
      return refusal(400, 'missing_required_parameter', 'messages', 'No messages.')
    if (isReasoningModel && 'max_tokens' in body) {
      return refusal(400, 'unsupported_parameter', 'max_tokens', 'Use max_completion_tokens.')
    }
  } else {
    if (!Array.isArray(body.input)) return refusal(400, 'missing_required_parameter', 'input', 'No input.')
    if (body.reasoning && model.startsWith('gpt-4')) {
      return refusal(400, 'unsupported_parameter', 'reasoning.effort', 'Unsupported parameter.')
    }
    if (body.tool_choice === 'required' && !Array.isArray(body.tools)) {
      return refusal(
        400,
        null,
        'tool_choice',
        "Tool choice 'required' must be specified with 'tools' parameter.",
      )
    }
    if (typeof body.max_output_tokens === 'number' && body.max_output_tokens < 16) {
      return refusal(400, 'integer_below_min_value', 'max_output_tokens', 'At least 16.')
    }
  }
  if (isReasoningModel && 'temperature' in body) {
    return refusal(400, 'unsupported_parameter', 'temperature', 'Unsupported parameter.')
  }
  return undefined
}

function refusal(status: number, code: string | null, param: string | null, message: string): Reply {
  return { status, body: { error: { message, type: 'invalid_request_error', param, code } } }
}

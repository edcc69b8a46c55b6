import type {
  ResponseCreateParamsNonStreaming,
  ResponseCreateParamsStreaming,
} from 'openai/resources/responses/responses'
import type { UpstreamModel } from './capabilities.ts'
import type { ModelRequest } from './model.ts'
import type { Dialect, Wording } from './reader.ts'
import { openResponsesReader } from './responses-reader.ts'

/** Thinking counts as output: with less, an answer may end before its first word. */
export const leastForReasoning = 8192
/** Bounds what one answer may cost: searches are paid for by the piece. */
const maxSearches = 4

/** OpenAI's Responses API, and servers that speak it. */
export const responsesDialect: Dialect = {
  name: 'responses',
  path: '/responses',
  body: responsesBody,
  openReader: openResponsesReader,
}

/**
 * `store: false` always: the provider would otherwise keep a client's questions. The instructions go apart from
 * the turns, and first, so that the provider's prompt cache works and nothing a user wrote becomes part of them.
 */
function responsesBody(
  request: ModelRequest,
  model: UpstreamModel,
  wording: Wording,
): ResponseCreateParamsStreaming | ResponseCreateParamsNonStreaming {
  const { reasoning } = model.can
  return {
    model: model.id,
    stream: wording.stream,
    store: false,
    instructions: request.instructions,
    input: request.turns.map(turn => ({ role: turn.role, content: turn.content })),
    max_output_tokens: Math.max(request.maxOutputTokens, reasoning ? leastForReasoning : 16),
    ...(reasoning && { reasoning: { effort: 'medium' } }),
    ...(request.webSearch && model.can.webSearch && searchParameters),
    ...(wording.extras && {
      prompt_cache_key: request.cacheKey,
      safety_identifier: request.safetyIdentifier,
    }),
  }
}

/** The only tool there is; without a location the provider would search as from the United States. */
const searchParameters = {
  tools: [
    {
      type: 'web_search',
      search_context_size: 'medium',
      user_location: { type: 'approximate', country: 'FR' },
    },
  ],
  tool_choice: 'required',
  include: ['web_search_call.action.sources'],
  max_tool_calls: maxSearches,
} satisfies Partial<ResponseCreateParamsStreaming>

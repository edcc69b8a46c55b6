import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions'
import type { UpstreamModel } from './capabilities.ts'
import { openChatReader } from './chat-reader.ts'
import type { ModelRequest } from './model.ts'
import type { Dialect, Wording } from './reader.ts'
import { leastForReasoning } from './responses.ts'

/** Chat Completions: OpenAI's older API, which most other model servers speak. */
export const chatDialect: Dialect = {
  name: 'chat',
  path: '/chat/completions',
  body: chatBody,
  openReader: openChatReader,
}

/** Older servers know `max_tokens` only, reasoning models refuse it. */
function chatBody(
  request: ModelRequest,
  model: UpstreamModel,
  wording: Wording,
): ChatCompletionCreateParamsStreaming | ChatCompletionCreateParamsNonStreaming {
  const { reasoning, webSearch } = model.can
  return {
    model: model.id,
    stream: wording.stream,
    messages: [
      { role: 'system', content: request.instructions },
      ...request.turns.map(turn => ({ role: turn.role, content: turn.content })),
    ],
    ...(reasoning
      ? {
          max_completion_tokens: Math.max(request.maxOutputTokens, leastForReasoning),
          reasoning_effort: 'medium' as const,
        }
      : { max_tokens: Math.max(request.maxOutputTokens, 16) }),
    ...(request.webSearch &&
      webSearch && {
        web_search_options: {
          user_location: { type: 'approximate' as const, approximate: { country: 'FR' } },
        },
      }),
    ...(wording.extras && {
      store: false,
      prompt_cache_key: request.cacheKey,
      safety_identifier: request.safetyIdentifier,
      ...(wording.stream && { stream_options: { include_usage: true } }),
    }),
  }
}

import type {
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions'
import type { ProviderModel } from './capabilities.ts'
import { openChatCompletionsReader } from './chat-completions-reader.ts'
import type { AcceptedParameters, Dialect } from './dialect.ts'
import { type ModelRequest, outputTokenLimit, type Part, type Turn } from './model.ts'
import { dataUrl } from './responses.ts'

/** Chat Completions: OpenAI's older API, which most other model servers speak. */
export const chatDialect: Dialect = {
  name: 'chat',
  path: '/chat/completions',
  extras: ['store', 'prompt_cache_key', 'safety_identifier', 'stream_options'],
  body: chatBody,
  openReader: openChatCompletionsReader,
}

/** Older servers know only `max_tokens`, but reasoning models refuse it. */
function chatBody(
  request: ModelRequest,
  model: ProviderModel,
  accepted: AcceptedParameters,
): ChatCompletionCreateParamsStreaming | ChatCompletionCreateParamsNonStreaming {
  const maxTokens = outputTokenLimit(request.maxOutputTokens, model.capabilities)
  return {
    model: model.id,
    stream: accepted.stream,
    messages: [{ role: 'system', content: request.instructions }, ...request.turns.map(messageOf)],
    ...(model.capabilities.reasoning
      ? { max_completion_tokens: maxTokens, reasoning_effort: 'medium' as const }
      : { max_tokens: maxTokens }),
    ...(request.webSearch && {
      web_search_options: {
        user_location: { type: 'approximate' as const, approximate: { country: 'FR' } },
      },
    }),
    ...(accepted.extras.includes('store') && { store: false }),
    ...(accepted.extras.includes('prompt_cache_key') && { prompt_cache_key: request.cacheKey }),
    ...(accepted.extras.includes('safety_identifier') && { safety_identifier: request.safetyIdentifier }),
    ...(accepted.stream &&
      accepted.extras.includes('stream_options') && { stream_options: { include_usage: true } }),
  }
}

function messageOf({ role, content, parts = [] }: Turn): ChatCompletionMessageParam {
  if (role === 'assistant' || parts.length === 0) return { role, content }
  // Some servers accept a list of parts only for models that see images.
  const texts = parts.flatMap(part => (part.type === 'text' ? [part.text] : []))
  if (texts.length === parts.length) return { role, content: [...texts, content].join('\n\n') }
  return { role, content: [...parts.map(contentOf), { type: 'text', text: content }] }
}

function contentOf(part: Part): ChatCompletionContentPart {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: part.text }
    case 'image':
      return { type: 'image_url', image_url: { url: dataUrl('image/jpeg', part.base64), detail: 'auto' } }
    case 'pdf':
      return {
        type: 'file',
        file:
          'fileId' in part.source
            ? { file_id: part.source.fileId }
            : { filename: part.name, file_data: dataUrl('application/pdf', part.source.base64) },
      }
  }
}

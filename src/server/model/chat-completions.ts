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
  extras: ['store', 'prompt_cache_key', 'safety_identifier', 'stream_options', 'reasoning_effort'],
  body: chatBody,
  openReader: openChatCompletionsReader,
}

/** Older servers know only `max_tokens`, but OpenAI's reasoning models refuse it. */
function chatBody(
  request: ModelRequest,
  model: ProviderModel,
  accepted: AcceptedParameters,
): ChatCompletionCreateParamsStreaming | ChatCompletionCreateParamsNonStreaming {
  const { reasoning } = model.capabilities
  const maxTokens = outputTokenLimit(request.maxOutputTokens, model.capabilities)
  return {
    model: model.id,
    stream: accepted.stream,
    messages: [{ role: 'system', content: request.instructions }, ...messagesOf(request.turns)],
    ...(reasoning === accepted.hasOtherLimitName
      ? { max_tokens: maxTokens }
      : { max_completion_tokens: maxTokens }),
    ...(reasoning && accepted.extras.includes('reasoning_effort') && { reasoning_effort: 'medium' as const }),
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

type Content = string | ChatCompletionContentPart[]

/**
 * A question whose answer failed before its first word is followed by another question. Some models refuse two user
 * messages in a row, so the first one becomes part of the second.
 */
function messagesOf(turns: readonly Turn[]): ChatCompletionMessageParam[] {
  const messages: ChatCompletionMessageParam[] = []
  for (const turn of turns) {
    const last = messages.at(-1)
    if (turn.role === 'assistant') messages.push({ role: 'assistant', content: turn.content })
    else if (last?.role !== 'user') messages.push({ role: 'user', content: questionOf(turn) })
    else last.content = joined(last.content, questionOf(turn))
  }
  return messages
}

function questionOf({ content, parts = [] }: Turn): Content {
  // Some servers accept a list of parts only for models that see images.
  const texts = parts.flatMap(part => (part.type === 'text' ? [part.text] : []))
  if (texts.length === parts.length) return [...texts, content].join('\n\n')
  return [...parts.map(contentOf), textPart(content)]
}

function joined(first: Content, second: Content): Content {
  if (typeof first === 'string' && typeof second === 'string') return `${first}\n\n${second}`
  return [first, second].flatMap(content => (typeof content === 'string' ? [textPart(content)] : content))
}

function textPart(text: string): ChatCompletionContentPart {
  return { type: 'text', text }
}

function contentOf(part: Part): ChatCompletionContentPart {
  switch (part.type) {
    case 'text':
      return textPart(part.text)
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

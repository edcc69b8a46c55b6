import type {
  EasyInputMessage,
  ResponseCreateParamsNonStreaming,
  ResponseCreateParamsStreaming,
  ResponseInputContent,
} from 'openai/resources/responses/responses'
import type { ProviderModel } from './capabilities.ts'
import type { AcceptedParameters, Dialect } from './dialect.ts'
import { type ModelRequest, maxSearchCount, outputTokenLimit, type Part, type Turn } from './model.ts'
import { openResponsesReader } from './responses-reader.ts'

/** OpenAI's Responses API, which some other servers support. */
export const responsesDialect: Dialect = {
  name: 'responses',
  path: '/responses',
  extras: ['prompt_cache_key', 'safety_identifier', 'reasoning'],
  body: responsesBody,
  openReader: openResponsesReader,
}

/**
 * `store` is always false: otherwise, the provider would store the user's questions. The instructions are separate from
 * the turns and come first, so that the provider's prompt cache works and no user text becomes part of them.
 */
function responsesBody(
  request: ModelRequest,
  model: ProviderModel,
  accepted: AcceptedParameters,
): ResponseCreateParamsStreaming | ResponseCreateParamsNonStreaming {
  return {
    model: model.id,
    stream: accepted.stream,
    store: false,
    instructions: request.instructions,
    input: request.turns.map(inputOf),
    max_output_tokens: outputTokenLimit(request.maxOutputTokens, model.capabilities),
    ...(model.capabilities.reasoning &&
      accepted.extras.includes('reasoning') && { reasoning: { effort: 'medium' as const } }),
    ...(request.webSearch && searchParameters(model.searchDomains)),
    ...(accepted.extras.includes('prompt_cache_key') && { prompt_cache_key: request.cacheKey }),
    ...(accepted.extras.includes('safety_identifier') && { safety_identifier: request.safetyIdentifier }),
  }
}

function inputOf({ role, content, parts = [] }: Turn): EasyInputMessage {
  if (parts.length === 0) return { role, content }
  return { role, content: [...parts.map(contentOf), { type: 'input_text', text: content }] }
}

function contentOf(part: Part): ResponseInputContent {
  switch (part.type) {
    case 'text':
      return { type: 'input_text', text: part.text }
    case 'image':
      return { type: 'input_image', image_url: dataUrl('image/jpeg', part.base64), detail: 'auto' }
    case 'pdf':
      return 'fileId' in part.source
        ? { type: 'input_file', file_id: part.source.fileId }
        : {
            type: 'input_file',
            filename: part.name,
            file_data: dataUrl('application/pdf', part.source.base64),
          }
  }
}

export function dataUrl(mediaType: string, base64: string): string {
  return `data:${mediaType};base64,${base64}`
}

/** Web search is the only tool. Without a location, the provider would search as if from the United States. */
function searchParameters(domains: string[]) {
  return {
    tools: [
      {
        type: 'web_search',
        search_context_size: 'medium',
        user_location: { type: 'approximate', country: 'FR' },
        ...(domains.length > 0 && { filters: { allowed_domains: domains } }),
      },
    ],
    tool_choice: 'required',
    include: ['web_search_call.action.sources'],
    max_tool_calls: maxSearchCount,
  } satisfies Partial<ResponseCreateParamsStreaming>
}

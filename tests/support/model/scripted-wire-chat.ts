import type { Wire } from './scripted-wire.ts'

type Fields = Record<string, unknown>

/** The Chat Completions wire format: unnamed chunks, a finish_reason, usage on request, then `[DONE]`. */
export function chatWire(model: string, inputLength: number, withUsage: boolean): Wire {
  const base = { id: 'chatcmpl-scripted', created: 1_800_000_000, model }
  let text = ''
  let refusal = ''

  function usage(): Fields {
    const prompt = Math.ceil(inputLength / 4)
    const completion = Math.ceil((text.length + refusal.length) / 4)
    return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
  }

  function frame(fields: Fields): string {
    return `data: ${JSON.stringify(fields)}\n\n`
  }

  function chunk(delta: Fields, finish: string | null = null): string {
    const choices = [{ index: 0, delta, logprobs: null, finish_reason: finish }]
    return frame({ ...base, object: 'chat.completion.chunk', choices, ...(withUsage && { usage: null }) })
  }

  function finish(reason: string): string[] {
    const last = { ...base, object: 'chat.completion.chunk', choices: [], usage: usage() }
    return [chunk({}, reason), ...(withUsage ? [frame(last)] : []), 'data: [DONE]\n\n']
  }

  return {
    open: () => [chunk({ role: 'assistant', content: '', refusal: null })],
    step(step) {
      switch (step.type) {
        case 'text':
          text += step.text
          return [chunk({ content: step.text })]
        case 'refusal':
          refusal += step.text
          return [chunk({ refusal: step.text })]
        case 'reasoning':
          return step.text ? [chunk({ reasoning_content: step.text })] : []
        case 'citation': {
          const url_citation = { title: step.title, url: step.url, start_index: 0, end_index: text.length }
          return [chunk({ annotations: [{ type: 'url_citation', url_citation }] })]
        }
        case 'complete':
          return finish('stop')
        case 'incomplete':
          return finish(step.reason === 'content_filter' ? 'content_filter' : 'length')
        case 'failed':
          return [frame({ error: { code: step.code, message: step.message, type: 'server_error' } })]
        case 'error': {
          const error = { code: step.code, message: step.message, type: 'server_error', param: null }
          return [frame(step.shape === 'flat' ? { object: 'error', ...error } : { error })]
        }
        default:
          return []
      }
    },
    afterReasoning: () => [],
    whole() {
      const message = { role: 'assistant', content: text, refusal: refusal || null }
      const choices = [{ index: 0, message, finish_reason: 'stop', logprobs: null }]
      return { ...base, object: 'chat.completion', choices, usage: usage() }
    },
  }
}

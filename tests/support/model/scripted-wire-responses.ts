import type { Step } from './scripted-scripts.ts'
import type { Wire } from './scripted-wire.ts'

type Fields = Record<string, unknown>
type Message = { id: string; text: string; kind: 'output_text' | 'refusal'; annotations: Fields[] }

type Answer = {
  model: string
  inputLength: number
  output: Fields[]
  /** The message that is being written. */
  message: Message | undefined
  sequence: number
  writtenLength: number
}

/** The Responses wire format: named and numbered events, one terminal event, no `[DONE]`. */
export function responsesWire(model: string, inputLength: number): Wire {
  const answer: Answer = { model, inputLength, output: [], message: undefined, sequence: 0, writtenLength: 0 }
  return {
    open: () => {
      const response = responseOf(answer, 'in_progress', { usage: null, output: [] })
      return [
        frame(answer, 'response.created', { response }),
        frame(answer, 'response.in_progress', { response }),
      ]
    },
    step: step => framesOf(answer, step),
    afterReasoning: () =>
      closeItem(answer, { id: `rs_${answer.output.length}`, type: 'reasoning', summary: [] }),
    whole() {
      closeMessage(answer)
      return responseOf(answer, 'completed')
    },
  }
}

function framesOf(answer: Answer, step: Step): string[] {
  switch (step.type) {
    case 'text':
      return say(answer, 'output_text', step.text)
    case 'refusal':
      return say(answer, 'refusal', step.text)
    case 'citation':
      return cite(answer, step.title, step.url)
    case 'search':
      return search(answer, step)
    case 'reasoning': {
      const item = { id: `rs_${answer.output.length}`, type: 'reasoning', summary: [] }
      return [...closeMessage(answer), addItem(answer, item)]
    }
    case 'complete': {
      const frames = closeMessage(answer)
      return [...frames, frame(answer, 'response.completed', { response: responseOf(answer, 'completed') })]
    }
    case 'incomplete': {
      const frames = closeMessage(answer)
      const response = responseOf(answer, 'incomplete', { incomplete_details: { reason: step.reason } })
      return [...frames, frame(answer, 'response.incomplete', { response })]
    }
    case 'failed': {
      const error = { code: step.code, message: step.message }
      const response = responseOf(answer, 'failed', { error, usage: null })
      return [frame(answer, 'response.failed', { response })]
    }
    case 'error': {
      const error = { code: step.code, message: step.message, param: null }
      return [
        frame(answer, 'error', step.shape === 'flat' ? error : { error: { type: 'server_error', ...error } }),
      ]
    }
    default:
      return []
  }
}

function frame(answer: Answer, type: string, fields: Fields): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: answer.sequence++, ...fields })}\n\n`
}

function responseOf(answer: Answer, status: string, more: Fields = {}): Fields {
  const input = Math.ceil(answer.inputLength / 4)
  const output = Math.ceil(answer.writtenLength / 4)
  return {
    id: 'resp_scripted',
    object: 'response',
    created_at: 1_800_000_000,
    model: `${answer.model}-2026-01-01`,
    status,
    error: null,
    incomplete_details: null,
    output: answer.output,
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + output,
    },
    ...more,
  }
}

function positionOf(answer: Answer, message: Message): Fields {
  return { item_id: message.id, output_index: answer.output.length, content_index: 0 }
}

function partOf(message: Message): Fields {
  return message.kind === 'refusal'
    ? { type: 'refusal', refusal: message.text }
    : { type: 'output_text', text: message.text, annotations: message.annotations }
}

function itemOf(message: Message, status: string): Fields {
  const content = status === 'completed' ? [partOf(message)] : []
  return { id: message.id, type: 'message', role: 'assistant', status, content }
}

function addItem(answer: Answer, item: Fields): string {
  return frame(answer, 'response.output_item.added', { output_index: answer.output.length, item })
}

function closeItem(answer: Answer, item: Fields): string[] {
  const output_index = answer.output.length
  answer.output.push(item)
  return [frame(answer, 'response.output_item.done', { output_index, item })]
}

/** The message that receives text now, and the frames that announce it if it is new. */
function openMessage(answer: Answer, kind: Message['kind']): { message: Message; frames: string[] } {
  if (answer.message) return { message: answer.message, frames: [] }
  const message: Message = { id: `msg_${answer.output.length}`, text: '', kind, annotations: [] }
  answer.message = message
  const added = addItem(answer, itemOf(message, 'in_progress'))
  const part = { ...positionOf(answer, message), part: partOf(message) }
  return { message, frames: [added, frame(answer, 'response.content_part.added', part)] }
}

function closeMessage(answer: Answer): string[] {
  const { message } = answer
  if (!message) return []
  const position = positionOf(answer, message)
  const done =
    message.kind === 'refusal'
      ? frame(answer, 'response.refusal.done', { ...position, refusal: message.text })
      : frame(answer, 'response.output_text.done', { ...position, text: message.text })
  const part = frame(answer, 'response.content_part.done', { ...position, part: partOf(message) })
  answer.message = undefined
  return [done, part, ...closeItem(answer, itemOf(message, 'completed'))]
}

function say(answer: Answer, kind: Message['kind'], delta: string): string[] {
  const { message, frames } = openMessage(answer, kind)
  message.text += delta
  answer.writtenLength += delta.length
  const name = kind === 'refusal' ? 'response.refusal.delta' : 'response.output_text.delta'
  const obfuscation = 'k3Xp9QdR'.slice(delta.length % 8)
  return [...frames, frame(answer, name, { ...positionOf(answer, message), delta, obfuscation })]
}

function cite(answer: Answer, title: string, url: string): string[] {
  const { message, frames } = openMessage(answer, 'output_text')
  const end = message.text.length
  const annotation = { type: 'url_citation', url, title, start_index: Math.max(0, end - 20), end_index: end }
  message.annotations.push(annotation)
  const fields = {
    ...positionOf(answer, message),
    annotation_index: message.annotations.length - 1,
    annotation,
  }
  return [...frames, frame(answer, 'response.output_text.annotation.added', fields)]
}

function search(answer: Answer, step: Extract<Step, { type: 'search' }>): string[] {
  const before = closeMessage(answer)
  const id = `ws_${answer.output.length}`
  const position = { output_index: answer.output.length, item_id: id }
  const action = step.opened
    ? { type: 'open_page', url: step.opened }
    : { type: 'search', queries: [step.query], ...(step.sources && { sources: step.sources }) }
  return [
    ...before,
    addItem(answer, { id, type: 'web_search_call', status: 'in_progress' }),
    frame(answer, 'response.web_search_call.in_progress', position),
    frame(answer, 'response.web_search_call.searching', position),
    frame(answer, 'response.web_search_call.completed', position),
    ...closeItem(answer, { id, type: 'web_search_call', status: 'completed', action }),
  ]
}

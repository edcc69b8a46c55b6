import { rememberRequest } from './private-words.ts'

/** Vitest's set-up of each file of API tests: whatever it sends must not come up in a log. */

const send = globalThis.fetch

globalThis.fetch = (input, init = {}) => {
  rememberRequest(input instanceof Request ? input.url : String(input), init)
  return send(input, init)
}

import { forgetPrivate, rememberRequest } from '#tests/support/private-words.ts'

/** Vitest's setup for each file of tests that use a server: what a test sends must not appear in a log. */

declare global {
  /** Whether the requests of this process are watched already: several test files run in one process. */
  var requestsAreWatched: boolean | undefined
}

forgetPrivate()

if (!globalThis.requestsAreWatched) {
  const send = globalThis.fetch
  globalThis.fetch = (input, init = {}) => {
    rememberRequest(input instanceof Request ? input.url : String(input), init)
    return send(input, init)
  }
  globalThis.requestsAreWatched = true
}

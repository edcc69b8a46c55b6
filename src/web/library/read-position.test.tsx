import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rememberPosition, useRestoredPosition } from './read-position.ts'

let scroller: HTMLElement
let heightPx = 2_000

/** A conversation whose messages from this index on are loaded. */
const conversation = (offset = 0) => ({
  subscribe: () => () => {},
  getState: () => ({ messages: [{}], offset }),
})

beforeEach(() => {
  heightPx = 2_000
  scroller = document.createElement('div')
  scroller.dataset.scroller = ''
  Object.defineProperties(scroller, { scrollHeight: { get: () => heightPx }, clientHeight: { value: 500 } })
  document.body.append(scroller)
  history.replaceState(null, '', '/?chat=1')
})

afterEach(() => {
  scroller.remove()
  history.replaceState(null, '', '/')
})

/** Where the reader is after returning from the sheet's page. Without a remembered place, the list is at its end. */
function returnTo(offset = 0): number {
  scroller.scrollTop = 1_500
  const { unmount } = renderHook(() => useRestoredPosition(conversation(offset), true))
  unmount()
  return scroller.scrollTop
}

it('Back from a sheet returns to the place in the conversation, once, even if the answer has grown (B-28)', () => {
  scroller.scrollTop = 700
  rememberPosition(conversation())
  heightPx = 2_600
  expect(returnTo()).toBe(700)
  expect(returnTo()).toBe(1_500)
})

it('Back returns to the place even if the older messages above it are not loaded again (B-28)', () => {
  scroller.scrollTop = 700
  rememberPosition(conversation(0))
  heightPx = 1_600
  expect(returnTo(100)).toBe(300)
})

it('a reader who was at the end of the conversation follows its newest message again (B-28)', () => {
  scroller.scrollTop = 1_480
  rememberPosition(conversation())
  expect(returnTo()).toBe(1_500)
})

it('a conversation other than the one that was left begins at its end (B-28)', () => {
  scroller.scrollTop = 700
  rememberPosition(conversation())
  history.replaceState(null, '', '/?chat=2')
  expect(returnTo()).toBe(1_500)
})

it('leaving a message that a search found adds no step to Back (B-28, J-6)', () => {
  history.replaceState(null, '', '/?chat=1&message=2')
  const lengthBefore = history.length
  rememberPosition(conversation())
  expect([location.search, history.length]).toEqual(['?chat=1', lengthBefore])
  returnTo()
})

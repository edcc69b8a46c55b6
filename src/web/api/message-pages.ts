import type { Message, MessagePage } from '#shared/api/chat.ts'

/** Where the page of `pageSize` messages before `offset` begins. */
export function olderPageOffset(offset: number, pageSize: number): number {
  return Math.max(0, offset - pageSize)
}

/** A page's messages before `offset`. The oldest page may overlap the next one: its offset cannot be negative. */
export function messagesBefore(page: MessagePage, offset: number): Message[] {
  return page.messages.slice(0, Math.max(0, offset - page.offset))
}

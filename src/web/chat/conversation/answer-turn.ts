import * as z from 'zod/mini'
import { filesAlone } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import { messagePageSize } from '#shared/limits.ts'
import type { ModelId } from '#shared/models.ts'
import type { PlacedEvent } from '#shared/sse.ts'
import { receivedChatId } from '#web/api/received.ts'
import { randomId } from '#web/lib/random-id.ts'
import {
  type Desk,
  endSending,
  isCurrent,
  put,
  putEvents,
  type Sending,
  stateOf,
  type Visit,
} from './desk.ts'
import { type AnswerStream, followAnswer } from './follow-answer.ts'
import { inSendingOrder } from './picked-files.ts'
import { type Question, refusedBefore, sendWriter } from './question.ts'
import { uploadFiles } from './sent-files.ts'
import type { ShownMessage } from './shown-message.ts'

/** What a person does in a conversation, from the click to the end of the answer. */

/** Undefined where it is not taken: an answer is being written. */
export function ask(desk: Desk, question: Question): Promise<void> | undefined {
  if (desk.state.answer) return undefined
  const { visit } = desk
  const place = visit.chatId
  const files = inSendingOrder(question.files)
  const content = question.text === '' ? filesAlone : question.text
  const questionKey = randomId()
  let body = refusedBefore(desk, { ...question, text: content })
  const write = sendWriter(desk, { ...question, text: content })
  put(desk, visit, { type: 'sent', question: content, files, questionKey, answerKey: randomId() })
  return runTurn(desk, visit, {
    began: place === undefined,
    connect: async signal => {
      body ??= write(await uploadFiles(desk, visit, { questionKey, files, signal }))
      return desk.ports.send(body, signal)
    },
    onStored: () => {
      if (desk.refusedSend?.body === body) desk.refusedSend = undefined
      desk.onNews({ type: 'stored', place, text: question.text })
    },
    onRefused: (type, missing) => {
      if (body) desk.refusedSend = { body, files }
      put(desk, visit, { type: 'refused', questionKey })
      desk.onNews({ type, place, to: missing ? undefined : place, question: { ...question, files } })
    },
  })
}

export async function askAgain(desk: Desk, model: ModelId): Promise<void> {
  const { visit, state } = desk
  const { chatId } = visit
  if (state.answer || !chatId) return
  const last = state.messages.at(-1)
  put(desk, visit, { type: 'retried', answerKey: randomId() })
  await runTurn(desk, visit, {
    began: false,
    connect: signal => desk.ports.retry(chatId, { model }, signal),
    onStored: () => desk.onNews({ type: 'stored', place: chatId, text: '' }),
    onRefused: type => {
      put(desk, visit, { type: 'retry-refused', previous: last?.role === 'assistant' ? last : undefined })
      desk.onNews({ type, place: chatId, to: chatId, question: undefined })
    },
  })
}

/** Milliseconds for the server to take a question that is to be stopped. After that the question is taken back. */
const stopPatience = 3000

export async function stopAnswer(desk: Desk): Promise<void> {
  const { visit, state } = desk
  const { sending } = visit
  if (!state.answer || state.answer.stopping) return
  if (state.answer.uploading) return sending?.end.abort()
  put(desk, visit, { type: 'stop-asked', asked: true })
  if (!sending) return requestStop(desk, visit)
  // What the server has not taken cannot be stopped there: it is as soon as it has (runTurn).
  await desk.ports.wait(stopPatience, sending.end.signal)
  if (!sending.stored) sending.end.abort()
}

async function requestStop(desk: Desk, visit: Visit): Promise<void> {
  if (!visit.chatId) return
  try {
    await desk.ports.stop(visit.chatId)
  } catch (error) {
    desk.ports.log('Failed to stop the answer', error)
    put(desk, visit, { type: 'stop-asked', asked: false })
  }
}

export async function loadLatest(desk: Desk, visit: Visit): Promise<void> {
  const { chatId } = visit
  if (!chatId || !isCurrent(desk, visit)) return
  visit.pageRuns += 1
  const run = visit.pageRuns
  const isOutdated = () => run !== visit.pageRuns || !isCurrent(desk, visit)
  put(desk, visit, { type: 'latest-asked' })
  try {
    const page = await desk.ports.latest(chatId, visit.leaving.signal)
    if (isOutdated()) return
    const wasLive = desk.state.answer !== undefined
    put(desk, visit, { type: 'latest-loaded', page })
    if (!wasLive && desk.state.answer) await followRunning(desk, visit, chatId)
  } catch (error) {
    if (isOutdated()) return
    desk.ports.log('Failed to fetch messages', error)
    const missing = desk.ports.isMissing(error)
    const wasThere = desk.state.latest === 'loaded'
    put(desk, visit, { type: 'latest-failed', missing })
    if (missing && wasThere) desk.onNews({ type: 'gone', chatId })
  }
}

export async function loadOlder(desk: Desk): Promise<void> {
  const { visit, state } = desk
  if (!visit.chatId || state.older === 'loading' || !state.hasOlder) return
  put(desk, visit, { type: 'older-asked' })
  try {
    const offset = Math.max(0, state.offset - messagePageSize)
    const page = await desk.ports.from(visit.chatId, offset, visit.leaving.signal)
    put(desk, visit, { type: 'older-loaded', page })
  } catch (error) {
    if (!stateOf(desk, visit)) return
    desk.ports.log('Failed to fetch older messages', error)
    put(desk, visit, { type: 'older-failed' })
  }
}

/** Another tab or device changed this chat, or time has passed: what is shown is brought up to date. */
export function refresh(desk: Desk): Promise<void> {
  return desk.state.answer ? Promise.resolve() : loadLatest(desk, desk.visit)
}

type Turn = {
  began: boolean
  connect(signal: AbortSignal): Promise<AnswerStream>
  onStored(): void
  /** `withdrawn`: stopped in time. */
  onRefused(why: 'refused' | 'withdrawn', missing: boolean): void
}

async function runTurn(desk: Desk, visit: Visit, turn: Turn): Promise<void> {
  const sending: Sending = { end: new AbortController(), stored: false }
  const { signal } = sending.end
  visit.sending = sending
  let stream: AnswerStream
  try {
    stream = await turn.connect(signal)
    signal.throwIfAborted()
  } catch (error) {
    if (!signal.aborted) desk.ports.log('Failed to get a response', error)
    const missing = desk.ports.isMissing(error)
    turn.onRefused(signal.aborted ? 'withdrawn' : 'refused', missing)
    endSending(desk, visit)
    if (missing && visit.chatId && isCurrent(desk, visit)) desk.onNews({ type: 'gone', chatId: visit.chatId })
    else await loadLatest(desk, visit)
    return
  }
  sending.stored = true
  turn.onStored()
  // Nothing is let go, or can be stopped, before the question is stored and its chat known.
  const letGo = () => {
    if (!visit.chatId || visit.sending !== sending) return
    if (stateOf(desk, visit)?.answer?.stopping) void requestStop(desk, visit)
    endSending(desk, visit)
    if (visit.leaving.signal.aborted) sending.end.abort()
    else visit.leaving.signal.addEventListener('abort', () => sending.end.abort())
  }
  letGo()
  // Sent again, the question leads back to a chat whose id was not yet heard when the connection was cut.
  const reconnect = (after: string | undefined) =>
    visit.chatId ? desk.ports.follow(visit.chatId, after, signal) : turn.connect(signal)
  await readTurn(desk, visit, { stream, reconnect, signal, letGo, began: turn.began })
  // A server that never named the chat.
  if (visit.sending === sending) endSending(desk, visit)
}

function followRunning(desk: Desk, visit: Visit, chatId: ChatId): Promise<void> {
  const { signal } = visit.leaving
  const reconnect = (after: string | undefined) => desk.ports.follow(chatId, after, signal)
  return readTurn(desk, visit, { stream: undefined, reconnect, signal, letGo: () => {}, began: false })
}

type Reading = {
  stream: AnswerStream | undefined
  reconnect(after: string | undefined): Promise<AnswerStream | undefined>
  signal: AbortSignal
  /** Called after each batch: ends the reading where the person has left. */
  letGo(): void
  began: boolean
}

async function readTurn(desk: Desk, visit: Visit, turn: Reading): Promise<void> {
  const { ports } = desk
  const { signal } = turn
  const take = createEventTaker(desk, visit, turn.began)
  const end = await followAnswer(turn.stream, {
    reconnect: turn.reconnect,
    isFinal: ports.isFinal,
    onConnected: from => put(desk, visit, { type: 'connected', from }),
    onEvents: events => {
      take(events)
      turn.letGo()
    },
    onCut: () => put(desk, visit, { type: 'cut' }),
    wait: milliseconds => ports.wait(milliseconds, signal),
    signal,
  })
  if (end === 'left') return
  put(desk, visit, { type: 'ended', end })
  desk.onNews({ type: 'answered', chatId: visit.chatId, began: turn.began, current: isCurrent(desk, visit) })
  await loadLatest(desk, visit)
}

/** What an event means beyond the answer's text is told once, at once; the rest waits for the next frame. */
function createEventTaker(desk: Desk, visit: Visit, began: boolean): (events: PlacedEvent[]) => void {
  let complained = false
  return events => {
    for (const { event } of events) {
      if (event.type === 'chat') takeName(desk, visit, event, began)
      if (event.type === 'error' && !complained && isCurrent(desk, visit)) {
        complained = true
        desk.onNews({ type: 'streaming-error' })
      }
    }
    putEvents(desk, visit, events)
  }
}

function takeName(
  desk: Desk,
  visit: Visit,
  event: { id: string; title: string | null },
  began: boolean,
): void {
  const chatId = z.safeParse(receivedChatId, event.id).data
  if (!chatId) return
  const isNew = visit.chatId === undefined
  const current = isCurrent(desk, visit)
  if (isNew) {
    visit.chatId = chatId
    put(desk, visit, { type: 'named', chatId })
  }
  desk.onNews({ type: 'named', chatId, title: event.title, began: began && isNew, current })
  // The stored question has the links to its files.
  if (current && desk.state.messages.some(hasFilesOfItsOwn)) void loadLatest(desk, visit)
}

function hasFilesOfItsOwn({ attachments }: ShownMessage): boolean {
  return attachments.some(({ file }) => file !== undefined)
}

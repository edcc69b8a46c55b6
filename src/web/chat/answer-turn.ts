import * as z from 'zod/mini'
import { filesAlone, type Send } from '#shared/chat.ts'
import { type ChatId, chatIdSchema } from '#shared/ids.ts'
import { messagePageSize } from '#shared/limits.ts'
import type { ModelId } from '#shared/models.ts'
import type { PlacedEvent } from '#shared/sse.ts'
import { type Desk, isCurrent, put, putEvents, type Visit } from './desk.ts'
import { type AnswerStream, followAnswer } from './follow-answer.ts'
import { inSendingOrder, type PickedFile } from './picked-files.ts'
import { type SentFiles, uploadFiles } from './sent-files.ts'
import { documentIds, type ShownMessage } from './shown-message.ts'

/** What a person does in a conversation, from the click to the end of the answer. */

/** `text` may be blank where there are files. */
export type Question = {
  text: string
  files: readonly PickedFile[]
  model: ModelId
  webSearch: boolean
}

/** The stored history is the truth for the server: what goes with a question is a courtesy to simpler ones. */
const historySent = 20

export async function ask(desk: Desk, question: Question): Promise<void> {
  const { visit } = desk
  if (desk.state.answer) return
  const place = visit.chatId
  visit.webSearch = question.webSearch
  const files = inSendingOrder(question.files)
  const questionKey = crypto.randomUUID()
  const giveBack = (why: 'refused' | 'withdrawn') => {
    put(desk, visit, { type: 'refused', questionKey })
    desk.onNews({ type: why, place, text: question.text, files })
  }
  const content = question.text === '' ? filesAlone : question.text
  const refused = refusedBefore(desk, { ...question, text: content })
  const write = sendWriter(desk, { ...question, text: content })
  put(desk, visit, { type: 'sent', question: content, files, questionKey, answerKey: crypto.randomUUID() })
  const sentFiles = refused ?? (await uploadFiles(desk, visit, { questionKey, files }))
  if (!sentFiles) return giveBack('withdrawn')
  const body = refused ?? write(sentFiles)
  await runTurn(desk, visit, {
    began: place === undefined,
    connect: signal => desk.ports.send(body, signal),
    onStored: () => {
      desk.refusedSend = undefined
      desk.onNews({ type: 'stored', place, current: isCurrent(desk, visit) })
    },
    onRefused: () => {
      desk.refusedSend = { body, files }
      giveBack('refused')
    },
  })
}

/**
 * The same text and files sent again after a refusal are the same message: its first try may have arrived after all.
 * Files that did not go up then do get another try.
 */
function refusedBefore(desk: Desk, { text, files, model, webSearch }: Question): Send | undefined {
  const { body, files: before } = desk.refusedSend ?? { body: undefined, files: [] }
  const isSame =
    body?.chatId === (desk.visit.chatId ?? null) &&
    body.model === model &&
    body.forceWebSearch === webSearch &&
    body.messages.at(-1)?.content === text &&
    body.failedAttachments === undefined &&
    before.length === files.length &&
    before.every(({ file }) => files.some(other => other.file === file))
  return isSame ? body : undefined
}

/** Takes down what the conversation holds now; the files' ids are known only later. */
function sendWriter(desk: Desk, { text, model, webSearch }: Question): (files: SentFiles) => Send {
  const history = desk.state.messages.slice(-historySent).map(({ role, content }) => ({ role, content }))
  const knownDocuments = documentIds(desk.state.messages)
  const chatId = desk.visit.chatId ?? null
  return files => ({
    messages: [...history, { role: 'user', content: text }],
    model,
    chatId,
    forceWebSearch: webSearch,
    ...files,
    pdfFileIds: [...knownDocuments, ...(files.pdfPaths ?? [])],
    clientMessageId: crypto.randomUUID(),
  })
}

export async function askAgain(desk: Desk, model: ModelId): Promise<void> {
  const { visit, state } = desk
  const { chatId } = visit
  if (state.answer || !chatId) return
  const last = state.messages.at(-1)
  put(desk, visit, { type: 'retried', answerKey: crypto.randomUUID() })
  await runTurn(desk, visit, {
    began: false,
    connect: signal => desk.ports.retry(chatId, { model, forceWebSearch: visit.webSearch }, signal),
    onStored: () => desk.onNews({ type: 'stored', place: chatId, current: isCurrent(desk, visit) }),
    onRefused: () => {
      put(desk, visit, { type: 'retry-refused', previous: last?.role === 'assistant' ? last : undefined })
      desk.onNews({ type: 'refused', place: chatId, text: '', files: [] })
    },
  })
}

export async function stopAnswer(desk: Desk): Promise<void> {
  const { visit, state } = desk
  if (!state.answer || state.answer.stopping) return
  if (visit.uploading) return visit.uploading.abort()
  put(desk, visit, { type: 'stop-asked', asked: true })
  await requestStop(desk, visit)
}

/** A chat that has no id yet cannot be stopped: it is as soon as it gets one. */
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
    put(desk, visit, { type: 'latest-failed', missing: desk.ports.isMissing(error) })
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
    if (!isCurrent(desk, visit)) return
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
  onRefused(): void
}

async function runTurn(desk: Desk, visit: Visit, turn: Turn): Promise<void> {
  const reading = new AbortController()
  let stored = false
  // Nothing is let go before the question is stored and its chat known: it would be lost without a word.
  const letGo = () => {
    if (stored && visit.chatId && visit.leaving.signal.aborted) reading.abort()
  }
  visit.leaving.signal.addEventListener('abort', letGo)
  let stream: AnswerStream
  try {
    stream = await turn.connect(reading.signal)
  } catch (error) {
    desk.ports.log('Failed to get a response', error)
    turn.onRefused()
    await loadLatest(desk, visit)
    return
  }
  stored = true
  turn.onStored()
  letGo()
  const { signal } = reading
  // Sent again, the question leads back to a chat whose id was not yet heard when the connection was cut.
  const reconnect = (after: string | undefined) =>
    visit.chatId ? desk.ports.follow(visit.chatId, after, signal) : turn.connect(signal)
  await readTurn(desk, visit, { stream, reconnect, signal, letGo, began: turn.began })
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
  const chatId = z.safeParse(chatIdSchema, event.id).data
  if (!chatId) return
  const isNew = visit.chatId === undefined
  const current = isCurrent(desk, visit)
  if (isNew) {
    visit.chatId = chatId
    put(desk, visit, { type: 'named', chatId })
    if (current && desk.state.answer?.stopping) void requestStop(desk, visit)
  }
  desk.onNews({ type: 'named', chatId, title: event.title, began: began && isNew, current })
  // The stored question has the links to its files.
  if (current && desk.state.messages.some(hasFilesOfItsOwn)) void loadLatest(desk, visit)
}

function hasFilesOfItsOwn({ attachments }: ShownMessage): boolean {
  return attachments.some(({ file }) => file !== undefined)
}

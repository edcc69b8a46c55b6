import { describe, expect, it } from 'vitest'
import type { Message, MessagePage, Send, UploadResponse } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { maxFileNameLength } from '#shared/limits.ts'
import { conversationApi } from '#tests/support/pages/conversation-api.ts'
import { refreshLinks, renewLinks } from './attachment-links.ts'
import type { ConversationEvent } from './conversation-events.ts'
import { createConversationStore, openChat } from './conversation-store.ts'
import type { DraftMessage, PickedFile } from './draft-message.ts'
import type { AnswerStream } from './follow-answer.ts'
import { sendQuestion } from './send-question.ts'
import { stopAnswer } from './stop-answer.ts'
import { syncChat } from './sync-chat.ts'

const chat = '11111111-1111-4111-8111-111111111111' as ChatId
const other = '22222222-2222-4222-8222-222222222222' as ChatId
const ids = [0, 1, 2, 3].map(index => `00000000-0000-4000-8000-00000000000${index}`)

const photo = new File(['photo'], 'photo.png', { type: 'image/png' })
const lease = new File(['lease'], 'lease.pdf', { type: 'application/pdf' })
/** Browsers cannot read a file that has changed since it was picked. */
const changed = Object.assign(new File(['scan'], 'scan.pdf'), {
  slice: () => {
    throw new DOMException('The file has changed.', 'NotReadableError')
  },
})
const picked = (...files: File[]): PickedFile[] =>
  files.map(file => ({ key: file.name, kind: file === lease ? 'pdf' : 'image', file }))

const question = (fields: Partial<DraftMessage> = {}): DraftMessage => ({
  text: 'What is this?',
  files: picked(lease, photo),
  model: 'gpt-4o',
  webSearch: false,
  ...fields,
})

function stored(index: number, fields: Partial<Message> = {}): Message {
  return {
    id: ids[index] ?? '',
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: 'What is this?',
    created_at: '2026-11-20T10:00:00Z',
    status: 'complete',
    ...fields,
  }
}

const pageOf = (...messages: Message[]): MessagePage => ({ messages, offset: 0, hasOlder: false })

type Upload = { files: readonly File[]; onProgress(fraction: number): void; signal: AbortSignal }

/** A store whose uploads are completed by the test. */
function setUp() {
  const emitted: ConversationEvent[] = []
  const sent: Send[] = []
  const uploads: (Upload & PromiseWithResolvers<UploadResponse>)[] = []
  const server = { page: pageOf(), refused: false, pageLoadCount: 0, removedFiles: [] as string[] }
  async function* answer(): AnswerStream {
    yield [{ event: { type: 'chat', id: chat, title: null }, id: undefined }]
    yield [{ event: { type: 'text', text: 'A lease.' }, id: undefined }]
    yield [{ event: { type: 'done' }, id: undefined }]
  }
  const store = createConversationStore(
    conversationApi({
      listLatest: async () => server.page,
      listFrom: async () => {
        server.pageLoadCount += 1
        return server.page
      },
      upload: (files, onProgress, signal) => {
        const upload = { files, onProgress, signal, ...Promise.withResolvers<UploadResponse>() }
        signal.addEventListener('abort', () => upload.reject(signal.reason))
        uploads.push(upload)
        return upload.promise
      },
      send: async body => {
        sent.push(body)
        if (server.refused) throw new Error('503')
        if (
          [...(body.imagePaths ?? []), ...(body.pdfPaths ?? [])].some(id => server.removedFiles.includes(id))
        )
          throw new Error('attachment_removed')
        return answer()
      },
      retry: async () => answer(),
      problemOf: error =>
        error instanceof Error && error.message === 'attachment_removed'
          ? { code: error.message, message: 'An attached file was removed.' }
          : { code: 'pdf_encrypted', message: '“lease.pdf” is protected by a password.' },
    }),
    event => emitted.push(event),
  )
  return { store, emitted, sent, uploads, server }
}

/** A stream that does not end after its first events. */
async function* firstPart(stream: AnswerStream): AnswerStream {
  for await (const events of stream) {
    yield events
    await new Promise(() => {})
  }
}

const uploaded: UploadResponse = { imagePaths: ['i1'], pdfs: [{ fileId: 'p1', path: 'p1' }] }
const withLinks = stored(0, {
  attachments: [
    { kind: 'image', url: '/files/a', name: 'photo.png' },
    { kind: 'pdf', url: '/files/b', name: 'lease.pdf', fileId: 'p1', pages: 2 },
  ],
})

describe('a question with files', () => {
  it('shows the files at once in the order in which they were chosen (U-2), is sent after the upload, and then has the server’s links', async () => {
    const { store, sent, uploads, server } = setUp()
    const sending = sendQuestion(store, question())
    expect(store.getState().messages[0]?.attachments.map(({ name, file }) => [name, file])).toEqual([
      ['lease.pdf', lease],
      ['photo.png', photo],
    ])
    expect(uploads[0]?.files).toEqual([lease, photo])
    expect(sent).toEqual([])
    uploads[0]?.onProgress(0.404)
    expect(store.getState().answer?.uploading).toEqual({ fileCount: 2, percent: 40 })
    server.page = pageOf(withLinks, stored(1))
    uploads[0]?.resolve(uploaded)
    await sending
    expect(sent[0]).toMatchObject({ imagePaths: ['i1'], pdfPaths: ['p1'], pdfFileIds: ['p1'] })
    expect(sent[0]).not.toHaveProperty('failedAttachments')
    expect(store.getState().messages[0]?.attachments.map(({ url, file }) => [url, file])).toEqual([
      ['/files/a', undefined],
      ['/files/b', undefined],
    ])
  })

  it('but no text has a default text', async () => {
    const { store, sent, uploads } = setUp()
    const sending = sendQuestion(store, question({ text: '' }))
    uploads[0]?.resolve(uploaded)
    await sending
    expect(sent[0]?.messages.at(-1)?.content).toBe('(sent attachments)')
  })

  it('has the ids of its documents sent with each later question of the conversation', async () => {
    const { store, sent, server } = setUp()
    server.page = pageOf(withLinks, stored(1))
    await syncChat(store, openChat(store, chat))
    await sendQuestion(store, question({ files: [] }))
    expect(sent[0]).toMatchObject({ imagePaths: [], pdfPaths: [], pdfFileIds: ['p1'] })
    server.page = pageOf()
    await syncChat(store, openChat(store, other))
    await sendQuestion(store, question({ files: [] }))
    expect(sent[1]?.pdfFileIds).toEqual([])
    openChat(store, undefined)
    await sendQuestion(store, question({ files: [] }))
    expect(sent[2]?.pdfFileIds).toEqual([])
  })
})

describe('an upload that fails', () => {
  it('is reported, and the question is sent and says which files are missing', async () => {
    const { store, emitted, sent, uploads, server } = setUp()
    const sending = sendQuestion(store, question())
    server.page = pageOf(stored(0, { failedAttachments: ['lease.pdf', 'photo.png'] }), stored(1))
    const { send } = store.api
    store.api.send = (...given) => {
      expect(store.getState().messages[0]).toMatchObject({ attachments: [], unsent: { files: [{}, {}] } })
      return send(...given)
    }
    uploads[0]?.reject(new Error('400'))
    await sending
    expect(emitted[0]).toEqual({ type: 'upload-failed' })
    expect(sent[0]).toMatchObject({
      imagePaths: [],
      pdfPaths: [],
      failedAttachments: ['lease.pdf', 'photo.png'],
    })
    // The stored copy is loaded, but this tab still has the files.
    expect(store.getState().messages[0]).toMatchObject({
      id: ids[0],
      attachments: [],
      unsent: {
        files: [
          { name: 'lease.pdf', file: lease },
          { name: 'photo.png', file: photo },
        ],
        problem: { code: 'pdf_encrypted', name: 'lease.pdf' },
      },
    })
    // `toMatchObject` accepts anything in place of a File.
    expect(store.getState().messages[0]?.unsent?.files[0]?.file).toBe(lease)
  })

  it('shortens a very long file name to what the server accepts', async () => {
    const { store, sent, uploads } = setUp()
    const sending = sendQuestion(
      store,
      question({ files: picked(new File(['x'], `${'x'.repeat(300)}.png`)) }),
    )
    uploads[0]?.reject(new Error('400'))
    await sending
    expect(sent[0]?.failedAttachments).toEqual(['x'.repeat(maxFileNameLength)])
  })

  it.each([
    ['because of a lost connection names no file', [photo, lease], { code: 'unreachable', name: '' }],
    [
      'because a file changed on the device names it',
      [photo, changed],
      { code: 'file_unreadable', name: 'scan.pdf' },
    ],
  ])('%s', async (_, files, problem) => {
    const { store, uploads, server } = setUp()
    server.page = pageOf(stored(0, { failedAttachments: files.map(({ name }) => name) }), stored(1))
    store.api.problemOf = () => ({ code: 'unreachable', message: 'No response arrived.' })
    const sending = sendQuestion(store, question({ files: picked(...files) }))
    uploads[0]?.reject(new Error('No response arrived.'))
    await sending
    expect(store.getState().messages[0]?.unsent?.problem).toEqual(problem)
  })

  it('leaves only a list of names after a reload', async () => {
    const { store, server } = setUp()
    server.page = pageOf(stored(0, { failedAttachments: ['photo.png'] }), stored(1))
    await syncChat(store, openChat(store, chat))
    expect(store.getState().messages[0]?.unsent).toEqual({
      files: [{ name: 'photo.png', file: undefined }],
      problem: undefined,
    })
  })
})

describe('Stop during an upload', () => {
  it('sends nothing and returns the text and the files', async () => {
    const { store, emitted, sent, uploads } = setUp()
    const draft = question({ text: '' })
    const sending = sendQuestion(store, draft)
    await stopAnswer(store)
    await sending
    expect(uploads[0]?.signal.aborted).toBe(true)
    expect(sent).toEqual([])
    expect(store.getState()).toMatchObject({ messages: [], answer: undefined })
    expect(emitted).toMatchObject([
      {
        type: 'withdrawn',
        chatId: undefined,
        message: { text: '', files: [{ file: photo }, { file: lease }] },
      },
    ])
  })
})

/** A question whose files were uploaded, and which the server then refused. The server accepts the next one. */
async function refusedOnce() {
  const all = setUp()
  all.server.refused = true
  const sending = sendQuestion(all.store, question())
  all.uploads[0]?.resolve(uploaded)
  await sending
  all.server.refused = false
  return all
}

describe('a question with files that is refused', () => {
  it('is the same message when it is sent again, and its files are not uploaded twice', async () => {
    const { store, sent, uploads } = await refusedOnce()
    await sendQuestion(store, question())
    expect(uploads).toHaveLength(1)
    expect(sent[1]).toEqual(sent[0])
  })

  it('uploads its files again if the first upload failed', async () => {
    const { store, uploads, sent, server } = setUp()
    server.refused = true
    const sending = sendQuestion(store, question())
    uploads[0]?.reject(new Error('offline'))
    await sending
    server.refused = false
    const again = sendQuestion(store, question())
    uploads[1]?.resolve(uploaded)
    await again
    expect(sent[1]).toMatchObject({ imagePaths: ['i1'], pdfPaths: ['p1'] })
    expect(sent[1]).not.toHaveProperty('failedAttachments')
  })

  it('uploads its files again if the server has removed them since (U-3)', async () => {
    const { store, sent, uploads, server } = await refusedOnce()
    server.removedFiles.push('i1', 'p1')
    const again = sendQuestion(store, question())
    await expect.poll(() => uploads).toHaveLength(2)
    uploads[1]?.resolve({ imagePaths: ['i2'], pdfs: [{ fileId: 'p2', path: 'p2' }] })
    await again
    expect(sent.at(-1)).toMatchObject({ imagePaths: ['i2'], pdfPaths: ['p2'], pdfFileIds: ['p2'] })
  })

  it('is sent without files that can no longer be read, and names them (U-3)', async () => {
    const { store, emitted, sent, uploads, server } = await refusedOnce()
    server.removedFiles.push('p1')
    const again = sendQuestion(store, question())
    await expect.poll(() => uploads).toHaveLength(2)
    uploads[1]?.reject(new Error('The file could not be read.'))
    await again
    expect(emitted).toContainEqual({ type: 'upload-failed' })
    expect(sent.at(-1)).toMatchObject({ imagePaths: [], failedAttachments: ['lease.pdf', 'photo.png'] })
  })

  it('is a new message if it is sent again with fewer, more or other files', async () => {
    const plan = new File(['plan'], 'plan.png', { type: 'image/png' })
    for (const files of [picked(photo), picked(lease, photo, plan), picked(lease, plan)]) {
      const { store, sent, uploads } = await refusedOnce()
      const again = sendQuestion(store, question({ files }))
      uploads[1]?.resolve({ imagePaths: ['i2'], pdfs: [] })
      await again
      expect(sent[1]?.clientMessageId).not.toBe(sent[0]?.clientMessageId)
    }
  })
})

describe('links to files', () => {
  it('that no longer work are replaced with one call for all messages of a page', async () => {
    const { store, server } = setUp()
    server.page = pageOf(withLinks, stored(1), { ...withLinks, id: ids[2] ?? '' }, stored(3))
    await syncChat(store, openChat(store, chat))
    const fresh = [{ kind: 'image' as const, url: '/files/fresh', name: 'photo.png' }]
    server.page = pageOf(stored(0, { attachments: fresh }), stored(1), stored(2, { attachments: fresh }))
    await Promise.all([refreshLinks(store, ids[0] ?? ''), refreshLinks(store, ids[2] ?? '')])
    expect(server.pageLoadCount).toBe(1)
    expect(store.getState().messages.map(({ attachments }) => attachments[0]?.url)).toEqual([
      '/files/fresh',
      undefined,
      '/files/fresh',
      undefined,
    ])
  })

  it('are replaced before they expire', async () => {
    const { store, server } = setUp()
    server.page = pageOf(withLinks, stored(1))
    await syncChat(store, openChat(store, chat))
    server.page = pageOf(
      stored(0, { attachments: [{ kind: 'pdf', url: '/files/later', name: 'lease.pdf', fileId: 'p1' }] }),
    )
    await renewLinks(store)
    expect(store.getState().messages[0]?.attachments[0]?.url).toBe('/files/later')
    // Nothing to renew, so nothing is loaded.
    server.page = pageOf(stored(0), stored(1))
    await syncChat(store, openChat(store, other))
    await renewLinks(store)
    expect(server.pageLoadCount).toBe(1)
  })

  it('are those of the server as soon as the chat has an id, while the answer is written', async () => {
    const { store, server, uploads } = setUp()
    const { send } = store.api
    store.api.send = async (...given) => firstPart(await send(...given))
    server.page = pageOf(withLinks, stored(1, { content: 'A', status: 'running' }))
    void sendQuestion(store, question())
    uploads[0]?.resolve(uploaded)
    await expect.poll(() => store.getState().messages[0]?.attachments[0]?.url).toBe('/files/a')
    expect(store.getState().answer).toBeDefined()
  })

  it('are not replaced if they still work, so that no file is loaded again', async () => {
    const { store, server } = setUp()
    server.page = pageOf(withLinks, stored(1))
    await syncChat(store, openChat(store, chat))
    const before = store.getState().messages[0]
    server.page = pageOf(
      { ...withLinks, attachments: withLinks.attachments?.map(each => ({ ...each, url: '/files/new' })) },
      stored(1),
    )
    await syncChat(store, store.current)
    expect(store.getState().messages[0]).toBe(before)
  })
})

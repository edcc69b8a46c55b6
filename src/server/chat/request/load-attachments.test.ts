import { Readable } from 'node:stream'
import { Kysely } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { poolDialect } from '#server/database/pool/pool-dialect.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Files } from '#server/files/files.ts'
import { objectKeys } from '#server/files/object-keys.ts'
import { createLog } from '#server/log.ts'
import type { Model } from '#server/model/model.ts'
import type { ContextUpload } from '#server/store/uploads.ts'
import type { ChatId, UserId } from '#shared/ids.ts'
import { loadAttachments } from './load-attachments.ts'

const text = 'Commandement de payer visant la clause résolutoire.'

function pdfOf(sizeBytes: number, name = 'a.pdf'): ContextUpload {
  return {
    id: name,
    kind: 'pdf',
    name,
    sizeBytes,
    storageKey: 'key',
    pages: 1,
    textPages: 1,
    position: 0,
    providerFileId: null,
  }
}

/** For a model that reads PDFs sent inline. */
function load(uploads: ContextUpload[], read: Files['read'], signal = new AbortController().signal) {
  const session = {
    query: async () => ({ rows: uploads, rowCount: uploads.length, command: 'SELECT', oid: 0, fields: [] }),
    release: () => undefined,
  }
  const files: Pick<Files, 'read'> = { read }
  const model: Pick<Model, 'capabilities'> = {
    capabilities: () => ({ webSearch: false, images: true, pdf: true, files: false, reasoning: false }),
  }
  return loadAttachments(
    {
      db: new Kysely<Schema>({ dialect: poolDialect(() => session) }),
      log: createLog('silent'),
      files: files as Files,
      model: model as Model,
    },
    {
      chatId: 'chat' as ChatId,
      userId: 'user' as UserId,
      position: 0,
      model: 'gpt-4o',
      language: 'fr',
      context: [],
      textBudget: 10_000,
      findsTopic: true,
    },
    () => undefined,
    signal,
  )
}

/** The text for the question's topic, if its only file is a PDF of this size. */
async function topicOf(sizeBytes: number): Promise<string> {
  const loaded = await load([pdfOf(sizeBytes)], async key =>
    Readable.from(Buffer.from(key === objectKeys('key').text ? JSON.stringify([text]) : 'pdf')),
  )
  return loaded.documentText
}

afterEach(() => void vi.useRealTimers())

it.each([
  ['that is sent inline', 1_000],
  ['that is too large for this and is sent as text', 30_000_000],
])('the text of a PDF %s counts once for the topic of the question', async (_what, sizeBytes) => {
  expect((await topicOf(sizeBytes)).split(text)).toHaveLength(2)
})

/** Waits until the signal is aborted. */
const silent: Files['read'] = (_key, _range, signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

it('a storage that does not answer delays the question by 40 s in all, and each file is named', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  const loading = load([pdfOf(1_000, 'a.pdf'), pdfOf(1_000, 'b.pdf')], silent)
  await vi.advanceTimersByTimeAsync(40_001)
  const loaded = await loading
  expect(loaded.remarks).toEqual([expect.stringContaining('a.pdf'), expect.stringContaining('b.pdf')])
})

it('a stop does not wait for a storage that does not answer', async () => {
  const stopping = new AbortController()
  const loading = load([pdfOf(1_000)], silent, stopping.signal)
  setImmediate(() => stopping.abort(new Error('stopped')))
  await expect(loading).rejects.toThrow('stopped')
})

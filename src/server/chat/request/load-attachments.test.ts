import { Readable } from 'node:stream'
import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
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

/** The text for the question's topic, if its only file is a PDF of this size, for a model that reads PDFs sent inline. */
async function topicOf(sizeBytes: number): Promise<string> {
  const upload: ContextUpload = {
    id: 'a',
    kind: 'pdf',
    name: 'a.pdf',
    sizeBytes,
    storageKey: 'key',
    pages: 1,
    textPages: 1,
    position: 0,
    providerFileId: null,
  }
  const session = {
    query: async () => ({ rows: [upload], rowCount: 1, command: 'SELECT', oid: 0, fields: [] }),
    release: () => undefined,
  }
  const files: Pick<Files, 'read'> = {
    read: async key =>
      Readable.from(Buffer.from(key === objectKeys('key').text ? JSON.stringify([text]) : 'pdf')),
  }
  const model: Pick<Model, 'capabilities'> = {
    capabilities: () => ({ webSearch: false, images: true, pdf: true, files: false, reasoning: false }),
  }
  const loaded = await loadAttachments(
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
    new AbortController().signal,
  )
  return loaded.documentText
}

it.each([
  ['that is sent inline', 1_000],
  ['that is too large for this and is sent as text', 30_000_000],
])('the text of a PDF %s counts once for the topic of the question', async (_what, sizeBytes) => {
  expect((await topicOf(sizeBytes)).split(text)).toHaveLength(2)
})

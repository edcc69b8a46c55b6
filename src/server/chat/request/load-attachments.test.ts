import { Readable } from 'node:stream'
import { Kysely } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { poolDialect } from '#server/database/pool/pool-dialect.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Files } from '#server/files/files.ts'
import { objectKeys } from '#server/files/object-keys.ts'
import { createLog } from '#server/log.ts'
import type { Model } from '#server/model/model.ts'
import type { ContextUpload } from '#server/store/uploads/uploads.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { type LoadedAttachments, loadAttachments } from './load-attachments.ts'

const text = 'Commandement de payer visant la clause résolutoire.'

function upload(name: string, more: Partial<ContextUpload> = {}): ContextUpload {
  const file = { id: name, name, sizeBytes: 1_000, storageKey: 'key', position: 0, providerFileId: null }
  return { ...file, kind: 'pdf', pages: 1, textPages: 1, ...more }
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
      maxDocumentLength: 10_000,
      findsTopic: true,
    },
    () => undefined,
    signal,
  )
}

/** `jpegs`: the version of each image for the model. */
function loadStored(uploads: ContextUpload[], jpegs = ''): Promise<LoadedAttachments> {
  const { text: textKey, model: modelKey } = objectKeys('key')
  return load(uploads, async key => {
    if (key === modelKey) return Readable.from(Buffer.from(jpegs, 'latin1'))
    return Readable.from(Buffer.from(key === textKey ? JSON.stringify([text]) : 'pdf'))
  })
}

/** Each part of the question: what kind of file, or the end of a note. */
function partsOf({ parts }: LoadedAttachments): string[] {
  return (parts.get(0) ?? []).map(part =>
    part.type === 'text' ? part.text.replace(/^.*?", |\. It is material.*$/g, '') : part.type,
  )
}

const oneJpeg = '\xff\xd8pixels\xff\xd9'
const photo = (name: string) => upload(name, { kind: 'image', pages: null, textPages: null })

afterEach(() => void vi.useRealTimers())

it.each([
  ['that is sent inline', 1_000],
  ['that is too large for this and is sent as text', 30_000_000],
])('the text of a PDF %s counts once for the topic of the question', async (_what, sizeBytes) => {
  const { documentText } = await loadStored([upload('a.pdf', { sizeBytes })])
  expect(documentText.split(text)).toHaveLength(2)
})

it('the model gets images and PDFs in the order of the user', async () => {
  const files = [upload('a.pdf'), photo('b.jpg'), upload('c.pdf'), photo('d.jpg')]
  const kinds = partsOf(await loadStored(files, oneJpeg)).filter(part => part === 'pdf' || part === 'image')
  expect(kinds).toEqual(['pdf', 'image', 'pdf', 'image'])
})

it('the model gets a long image in parts, which the user sees as one image (U-6)', async () => {
  const result = await loadStored([photo('a.png')], oneJpeg.repeat(3))
  const note = 'a long image in 3 parts, from top to bottom; each part begins with the end of the one before'
  expect(partsOf(result)).toEqual([note, 'image', 'image', 'image'])
  expect(result.given.images).toBe(1)
})

it('images beyond the twentieth are left out, and each part counts (U-6)', async () => {
  const photos = Array.from({ length: 23 }, (_, index) => photo(`${index}.jpg`))
  const result = await loadStored(photos, oneJpeg)
  expect([result.given.images, result.remarks.length]).toEqual([20, 3])
  const long = await loadStored(photos.slice(0, 4), oneJpeg.repeat(9))
  expect([long.given.images, long.remarks.length]).toEqual([2, 2])
})

/** Waits until the signal is aborted. */
const silent: Files['read'] = (_key, _range, signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

it('storage that does not respond delays the question by 40 s in all, and each file is named', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  const loading = load([upload('a.pdf'), upload('b.pdf')], silent)
  await vi.advanceTimersByTimeAsync(40_001)
  const loaded = await loading
  expect(loaded.remarks).toEqual([expect.stringContaining('a.pdf'), expect.stringContaining('b.pdf')])
})

it('a file whose connection breaks while it is read is read again, and given', async () => {
  let reads = 0
  const breaking: Files['read'] = async () => {
    reads += 1
    const breaksOff = reads % 2 === 1
    return Readable.from(
      (async function* () {
        yield Buffer.from(oneJpeg, 'latin1')
        if (breaksOff) throw new Error('aborted')
      })(),
    )
  }
  const loaded = await load([photo('a.jpg'), photo('b.jpg')], breaking)
  expect([loaded.given.images, loaded.remarks, reads]).toEqual([2, [], 4])
})

it('of a storage that fails, neither the user nor the model hears that the file is gone', async () => {
  const files = [photo('a.jpg'), upload('b.pdf'), upload('c.pdf', { sizeBytes: 30_000_000 })]
  const failing = await load(files, () => Promise.reject(new Error('SlowDown')))
  for (const [index, name] of ['a.jpg', 'b.pdf', 'c.pdf'].entries()) {
    expect(failing.remarks[index]).toMatch(new RegExp(`${name}.* momentanément indisponibles\\. `))
  }
  expect(new Set(partsOf(failing))).toEqual(new Set(['which is not available at the moment']))

  const gone = await load(files, async () => undefined)
  for (const remark of gone.remarks) expect(remark).toMatch(/car il n’est plus disponible\.$/)
  expect(new Set(partsOf(gone))).toEqual(new Set(['which is no longer available']))
})

it('a stop does not wait for storage that does not respond', async () => {
  const stopping = new AbortController()
  const loading = load([upload('a.pdf')], silent, stopping.signal)
  setImmediate(() => stopping.abort(new Error('stopped')))
  await expect(loading).rejects.toThrow('stopped')
})

import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import { expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { openProviderFiles } from './provider-files.ts'

it.each([
  ['https://api.openai.com/v1', 'user_data'],
  ['https://firm.openai.azure.com/openai/v1', 'assistants'],
])('a document for %s is uploaded with the purpose %s', async (baseUrl, purpose) => {
  let sent = ''
  const dispatcher = {
    async request({ body }: { body: Readable }) {
      for await (const piece of body) sent += String(piece)
      return { statusCode: 200, body: Readable.from(['{"id":"file-1"}']) }
    },
  } as unknown as Dispatcher
  const files = openProviderFiles({ dispatcher, baseUrl, headers: {} }, createLog('silent'))
  const content = Readable.from([Buffer.from('%PDF')])
  const copy = await files.upload({ name: 'bail.pdf', sizeBytes: 4, content }, new AbortController().signal)
  expect(copy).toMatchObject({ fileId: 'file-1' })
  expect(sent).toContain(`name="purpose"\r\n\r\n${purpose}\r\n`)
})

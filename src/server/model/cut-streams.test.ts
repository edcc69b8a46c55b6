import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askModel, openTestModel } from '#tests/support/model/test-model.ts'

const text = 'Été : 10 € 🏛️ 判'
/** The text as JSON in which every character beyond ASCII is escaped. */
const escaped = JSON.stringify(text).replace(
  /[^ -~]/g,
  unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

const streams = {
  responses: (json: string) => `data: {"type":"response.output_text.delta","delta":${json}}\n\n`,
  chat: (json: string) => `data: {"choices":[{"index":0,"delta":{"content":${json}}}]}\n\n`,
}

let bytes: Buffer
let sentBytes = 0
let server: Server
let url = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(bytes.subarray(0, sentBytes), () => response.socket?.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})

afterAll(() => void server.close())

it.each(['responses', 'chat'] as const)(
  'if a connection breaks after any byte, the partial text does not end in half a character (%s)',
  async api => {
    // Without a complete event, the question would be asked again.
    const first = streams[api]('"1"')
    bytes = Buffer.from(first + streams[api](escaped) + streams[api](JSON.stringify(text)))
    const model = openTestModel({ OPENAI_BASE_URL: url, MODEL_API: api })
    const wholeTexts = ['1', `1${text}`, `1${text}${text}`]
    for (sentBytes = first.length; sentBytes <= bytes.length; sentBytes += 1) {
      const asked = await askModel(model, 'Bonjour')
      expect(asked.end).toMatchObject({ type: 'error', code: 'model_cut' })
      expect(wholeTexts).toContain(asked.text)
    }
  },
)

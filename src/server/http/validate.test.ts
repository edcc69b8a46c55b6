import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { userIdSchema } from '#shared/api/ids.ts'
import { limitedList, plainObject, uuid } from '#shared/schema.ts'
import { flag, pageQuery, validJson, validParam, validQuery } from './validate.ts'

const schema = plainObject({
  ...pageQuery(30),
  tail: flag,
  sort: v.optional(v.picklist(['up', 'down']), 'up'),
})

const app = new Hono()
app.get('/list', validQuery(schema), c => c.json(c.req.valid('query')))
app.get('/things/:id', validParam(plainObject({ id: uuid }), 'No such thing.'), c => c.body(null, 204))
app.post('/maybe', validJson(plainObject({ a: v.optional(v.string()) }), { optional: true }), c =>
  c.json(c.req.valid('json')),
)
const body = plainObject({
  name: v.string(),
  flag: v.optional(v.boolean()),
  size: v.optional(v.number()),
  list: v.optional(v.array(v.string())),
  kind: v.optional(v.picklist(['a', 'b'])),
  value: v.optional(v.picklist([1, -1])),
  id: v.optional(userIdSchema),
  messageId: v.optional(uuid),
  ids: v.optional(limitedList(v.pipe(v.string(), v.minLength(1), v.maxLength(3)), 2)),
})
app.post('/body', validJson(body), c => c.body(null, 204))
app.onError((error, c) => c.text(error.message, error instanceof AppError ? error.status : 500))

async function get(path: string, init?: RequestInit) {
  const response = await app.request(path, init, {})
  return `${response.status} ${await response.text()}`
}

it('a request without a query gets the defaults', async () => {
  expect(await get('/list')).toBe('200 {"limit":30,"offset":0,"tail":false,"sort":"up"}')
})

it('a query is parsed into numbers and flags; the first of two values counts, and unknown names are ignored', async () => {
  expect(await get('/list?limit=100&limit=x&offset=007&tail=true&sort=down&x=1')).toBe(
    '200 {"limit":100,"offset":7,"tail":true,"sort":"down"}',
  )
})

it.each([
  ['limit=0', 'limit must be a whole number from 1 to 100.'],
  ['limit=', 'limit must be a whole number from 1 to 100.'],
  ['limit=1e1', 'limit must be a whole number from 1 to 100.'],
  ['offset=-1', 'offset must be a whole number, 0 or more.'],
  ['tail=yes', 'tail must be true or false.'],
  ['sort=', 'sort must be one of up, down.'],
])('%s leads to 400, with the reason', async (query, message) => {
  expect(await get(`/list?${query}`)).toBe(`400 ${message}`)
})

it('an invalid id in the path leads to 404', async () => {
  expect(await get('/things/1')).toBe('404 No such thing.')
})

it('an optional body can be missing, but a content type other than JSON is refused', async () => {
  expect(await get('/maybe', { method: 'POST' })).toBe('200 {}')
  expect(await get('/maybe', { method: 'POST', body: '' })).toMatch(/^415 /)
})

it.each([
  [{}, 'name: is missing.'],
  [{ name: 1 }, 'name: must be text.'],
  [{ name: '', flag: 'yes' }, 'flag: must be true or false.'],
  [{ name: '', size: '1' }, 'size: must be a number.'],
  [{ name: '', list: 'a' }, 'list: must be a list.'],
  [{ name: '', list: [1] }, 'list.0: must be text.'],
  [{ name: '', kind: 'c' }, 'kind: must be one of a, b.'],
  [{ name: '', value: 2 }, 'value: must be one of 1, -1.'],
  [{ name: '', id: '1' }, 'id: must be a UUID.'],
  [{ name: '', messageId: '1' }, 'messageId: has the wrong form.'],
  [{ name: '', ids: ['', ''] }, 'ids.0: must not be empty.'],
  [{ name: '', ids: ['long'] }, 'ids.0: must have at most 3 characters.'],
  [{ name: '', ids: ['', '', ''] }, 'ids: must have at most 2 entries.'],
  [[], 'body: must be an object.'],
])('the body %j leads to 400, and the response says what the field must be', async (json, message) => {
  const headers = { 'content-type': 'application/json' }
  expect(await get('/body', { method: 'POST', headers, body: JSON.stringify(json) })).toBe(`400 ${message}`)
})

it('a body that is not UTF-8 leads to 400, instead of a text with replaced characters', async () => {
  const post = (encoding: BufferEncoding) =>
    get('/body', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from('{"name":"é"}', encoding),
    })
  expect(await post('latin1')).toBe('400 The body is not valid JSON.')
  expect(await post('utf8')).toBe('204 ')
})

it('a body of very many values leads to 413 before it is parsed; a long text and the longest history are accepted', async () => {
  const post = (body: string) =>
    get('/body', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const history = { name: '', messages: Array.from({ length: 5_000 }, () => ({ role: 'user', content: '' })) }
  expect(await post(JSON.stringify(history))).toBe('204 ')
  expect(await post(JSON.stringify({ name: '"\\,[{'.repeat(100_000) }))).toBe('204 ')
  // Not even valid JSON.
  for (const value of ['[', '{', '{},', '"",']) {
    expect(await post(value.repeat(100_001))).toBe('413 The request is too large.')
  }
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAuditHead } from '#server/store/audit.ts'
import { type Cast, callers, startCast } from '#tests/support/cast.ts'
import { callApi } from '#tests/support/people.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/scripted-model.ts'
import { type Access, accessMatrix } from './access-matrix.ts'

let model: ScriptedModel
let cast: Cast

beforeAll(async () => {
  model = await startScriptedModel()
  cast = await startCast({
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: 'k',
    AUTH_ADMIN_API: 'on',
    LIMIT_SENDS_PER_MINUTE: '1000',
  })
})

afterAll(async () => {
  await cast.app.close()
  await model.close()
})

it('every route of the server is in the matrix, and nothing else is', () => {
  const known = new Set(accessMatrix.map(access => access.route))
  expect([...known].sort()).toEqual([...new Set(cast.app.routes)].sort())
})

describe.each(accessMatrix)('$route', access => {
  it.each(callers)('answers %s', async caller => {
    const { path, init } = await requestFor(access)
    const before = await stateOf(path, init)
    const response = await callApi(cast.app.url, cast.tokens[caller], path, { ...init, redirect: 'manual' })
    await response.body?.cancel()
    expect(response.status).toBe(access.expect[caller])
    if (response.status >= 400) expect(await stateOf(path, init)).toEqual(before)
  })
})

/** Whom and what a request names, and the audit log's newest entry: a refusal changes none of it. */
async function stateOf(path: string, init: unknown) {
  const ids = `${path} ${JSON.stringify(init)}`.match(/[0-9a-f-]{36}/g) ?? []
  const { rows } = await sql`
    select to_jsonb(users) as row from users where id = any(${ids}::uuid[])
    union all select to_jsonb(chats) from chats where id = any(${ids}::uuid[])
    union all (select to_jsonb(messages) from messages where chat_id = any(${ids}::uuid[]) order by position)`.execute(
    cast.app.db,
  )
  return { rows, head: await findAuditHead(cast.app.db) }
}

async function requestFor({ route, id = '', query, json, file }: Access) {
  const [method = '', template = ''] = route.split(' ')
  const path = template.replace(/:\w+|\*/, await filled(id))
  const body = json === undefined ? undefined : JSON.parse(await filled(JSON.stringify(json)))
  return {
    path: `${path}${query === undefined ? '' : `?${query}`}`,
    init: { method, ...(body === undefined ? {} : { json: body }), ...(file ? { body: upload() } : {}) },
  }
}

async function filled(text: string): Promise<string> {
  if (text.includes('$chat')) return text.replace('$chat', await cast.addChat())
  if (text.includes('$user')) return text.replace('$user', await cast.addUser())
  return text.replace('$owner', cast.owner.id)
}

/** One black pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

function upload(): FormData {
  const form = new FormData()
  form.append('files', new Blob([Buffer.from(png, 'base64')], { type: 'image/png' }), 'a.png')
  return form
}

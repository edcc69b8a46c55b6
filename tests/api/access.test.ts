import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAuditHead } from '#server/store/audit-check.ts'
import { type Caller, type Cast, callers, startCast } from '#tests/support/cast.ts'
import { type HeldAnswer, holdAnswer } from '#tests/support/held-answer.ts'
import { callApi } from '#tests/support/people.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/scripted-model.ts'
import { type Access, accessMatrix } from './access-matrix.ts'

/** Every query for a person's data names the person (D-3), for every kind of caller (P-2). */

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
    const { path, init, live } = await requestFor(access)
    const before = await stateOf(path, init)
    const response = await callApi(cast.app.url, cast.tokens[caller], path, { ...init, redirect: 'manual' })
    const after = await stateOf(path, init)
    const answer = await live?.finish()
    const body = await response.text()
    expect(response.status).toBe(access.expect[caller])
    const mayChange = response.status < 400 && isTheirs(caller, access)
    expect(mayChange ? before : after).toEqual(before)
    expect(isTheirs(caller, access) ? '' : body).not.toContain('La moitié')
    const isCut = access.cuts === true && isTheirs(caller, access)
    expect(answer).toBe(live && (isCut ? 'La moitié' : 'La moitié et le reste.'))
  })
})

/** Whether what the request names is the caller's own, or the console shows it to them. */
function isTheirs(caller: Caller, { route }: Access): boolean {
  return caller === 'owner' || (caller === 'admin' && route.includes(' /api/admin/'))
}

/** Whom and what a request names, and the audit log's newest entry: a stranger's call changes none of it. */
async function stateOf(path: string, init: unknown) {
  const ids = `${path} ${JSON.stringify(init)}`.match(/[0-9a-f-]{36}/g) ?? []
  const { rows } = await sql`
    select to_jsonb(users) as row from users where id = any(${ids}::uuid[])
    union all select to_jsonb(chats) from chats where id = any(${ids}::uuid[])
    union all select to_jsonb(generations) from generations where chat_id = any(${ids}::uuid[])
    union all (select to_jsonb(messages) from messages where chat_id = any(${ids}::uuid[]) order by position)`.execute(
    cast.app.db,
  )
  return { rows, head: await findAuditHead(cast.app.db) }
}

async function requestFor({ route, id = '', query, json, file }: Access) {
  const [method = '', template = ''] = route.split(' ')
  const live = `${id} ${JSON.stringify(json)}`.includes('$live') ? await liveAnswer() : undefined
  const path = template.replace(/:\w+|\*/, await filled(id, live))
  const body = json === undefined ? undefined : JSON.parse(await filled(JSON.stringify(json), live))
  return {
    live,
    path: `${path}${query === undefined ? '' : `?${query}`}`,
    init: { method, ...(body === undefined ? {} : { json: body }), ...(file ? { body: upload() } : {}) },
  }
}

type Live = HeldAnswer & { chatId: string }

async function liveAnswer(): Promise<Live> {
  const chatId = await cast.addChat()
  return { chatId, ...(await holdAnswer(model, cast.owner, chatId)) }
}

async function filled(text: string, live: Live | undefined): Promise<string> {
  if (live) {
    return text
      .replace('$live', live.chatId)
      .replace('$message', live.clientMessageId)
      .replace('$question', live.question)
  }
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

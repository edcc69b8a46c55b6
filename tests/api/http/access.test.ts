import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAuditHead } from '#server/store/audit/audit-check.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { type HeldAnswer, holdAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { type Caller, type Cast, callers, startCast } from '#tests/support/people/cast.ts'
import { callApi } from '#tests/support/people/people.ts'
import { formOf, pixel } from '#tests/support/people/uploading.ts'
import { type Access, accessMatrix } from './access-matrix.ts'

/** D-3, P-2: on every route, each kind of caller reaches only what it may. */

let model: ScriptedModel
let cast: Cast

beforeAll(async () => {
  model = await startScriptedModel()
  cast = await startCast({
    ...model.env,
    AUTH_ADMIN_API: 'on',
    LIMIT_SENDS_PER_MINUTE: '1000',
  })
})

afterAll(async () => {
  await cast.app.close()
  await model.close()
})

it('access-matrix.ts lists exactly the routes of the server', () => {
  const known = new Set(accessMatrix.map(access => access.route))
  expect([...known].sort()).toEqual([...new Set(cast.app.routes)].sort())
})

describe.each(accessMatrix)('$route', access => {
  it.each(callers)('gives %s the status in the matrix, and changes nothing that others own', async caller => {
    const { path, init, live } = await requestFor(access)
    // Callers may change what is theirs.
    const mayChange = access.expect[caller] < 400 && isTheirs(caller, access)
    const before = mayChange ? undefined : await stateOf(path, init)
    const response = await callApi(cast.app.url, cast.tokens[caller], path, { ...init, redirect: 'manual' })
    const after = mayChange ? undefined : await stateOf(path, init)
    const answer = await live?.finish()
    const body = await response.text()
    expect(response.status).toBe(access.expect[caller])
    expect(after).toEqual(before)
    expect(isTheirs(caller, access) ? '' : body).not.toContain('La moitié')
    const endsEarly = access.endsAnswer === true && isTheirs(caller, access)
    expect(answer).toBe(live && (endsEarly ? 'La moitié' : 'La moitié et le reste.'))
  })
})

/** Whether the caller owns what the request names, or sees it in the console. */
function isTheirs(caller: Caller, { route }: Access): boolean {
  return caller === 'owner' || (caller === 'admin' && route.includes(' /api/admin/'))
}

/** The rows that a request names and the newest audit entry: calls by other users must not change them. */
async function stateOf(path: string, init: unknown) {
  const ids = `${path} ${JSON.stringify(init)}`.match(/[0-9a-f-]{36}/g) ?? []
  const rows = ids.length === 0 ? [] : await rowsOf(ids)
  return { rows, head: await findAuditHead(cast.app.db) }
}

async function rowsOf(ids: string[]) {
  const { rows } = await sql`
    select to_jsonb(users) as row from users where id = any(${ids}::uuid[])
    union all select to_jsonb(chats) - 'searchable_at' from chats where id = any(${ids}::uuid[])
    union all select to_jsonb(generations) from generations where chat_id = any(${ids}::uuid[])
    union all select to_jsonb(feedback) from feedback where message_id = any(${ids}::uuid[])
    union all (select to_jsonb(messages) from messages where chat_id = any(${ids}::uuid[]) order by position)`.execute(
    cast.app.db,
  )
  return rows
}

async function requestFor({ route, id = '', query, json, file }: Access) {
  const [method = '', template = ''] = route.split(' ')
  const names = `${id} ${JSON.stringify(json)}`
  const live = names.includes('$live') ? await startLiveAnswer() : undefined
  const named = { live, chatId: names.includes('$chat') ? await cast.addChat() : undefined }
  const path = await fillIn(template.replace(/:\w+/, id).replace(':messageId', '$answer'), named)
  const body = json === undefined ? undefined : JSON.parse(await fillIn(JSON.stringify(json), named))
  return {
    live,
    path: `${path}${query === undefined ? '' : `?${query}`}`,
    init: {
      method,
      ...(body === undefined ? {} : { json: body }),
      ...(file ? { body: formOf([pixel('a.png')]) } : {}),
    },
  }
}

type Live = HeldAnswer & { chatId: string }

async function startLiveAnswer(): Promise<Live> {
  const chatId = await cast.addChat()
  return { chatId, ...(await holdAnswer(model, cast.owner, chatId)) }
}

type Named = { live: Live | undefined; chatId: ChatId | undefined }

async function fillIn(text: string, { live, chatId }: Named): Promise<string> {
  if (live) {
    return text
      .replace('$live', live.chatId)
      .replace('$message', live.clientMessageId)
      .replace('$question', live.question)
  }
  if (chatId)
    return text
      .replace('$chat', chatId)
      .replace('$first', await messageOf(chatId, 0))
      .replace('$answer', await messageOf(chatId, 1))
  if (text.includes('$share')) return text.replace('$share', await cast.addShare())
  if (text.includes('$feedback')) return text.replace('$feedback', await cast.addFeedback())
  if (text.includes('$user')) return text.replace('$user', await cast.addUser())
  return text.replace('$owner', cast.owner.id)
}

async function messageOf(chatId: ChatId, position: number): Promise<string> {
  const message = await cast.app.db
    .selectFrom('messages')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('position', '=', position)
    .executeTakeFirstOrThrow()
  return message.id
}

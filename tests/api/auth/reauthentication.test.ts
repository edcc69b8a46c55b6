import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountStatus, authClient, signInClient, signUpClient } from '#tests/support/people/auth-client.ts'
import { newEmail, password } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** an open session alone can change neither the password nor the address. */

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

const chosen = 'a newly chosen password'

/** A user who signed in `minutes` ago, and whose token was just refreshed. */
async function signedInMinutesAgo(minutes: number) {
  const { client, email, session } = await signUpClient(app.url)
  await app.db
    .updateTable('auth_sessions')
    .set({ created_at: sql<never>`now() - make_interval(mins => ${minutes})` } as never)
    .where('user_id', '=', session.user.id as never)
    .execute()
  const { data, error } = await client.refreshSession()
  if (error || !data.session) throw error ?? new Error('no session')
  return { client, email, token: data.session.access_token }
}

describe('eleven minutes after the sign-in', () => {
  it.each([
    ['the password', { password: chosen }],
    ['the address', { email: 'taken-over@example.fr' }],
    ['both', { password: chosen, email: 'taken-over@example.fr' }],
  ])(
    'a refreshed token cannot change %s, and does not reveal whether a guess is the password',
    async (_, change) => {
      const { client, email, token } = await signedInMinutesAgo(11)
      expect((await client.updateUser(change)).error).toMatchObject({
        status: 400,
        code: 'reauthentication_needed',
      })
      const { error } = await client.updateUser({ ...change, password })
      expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
      expect(await accountStatus(app.url, token)).toBe(200)
      await expect(signInClient(app.url, email)).resolves.toBeDefined()
    },
  )

  it('the current password is enough to change the password', async () => {
    const { client, email } = await signedInMinutesAgo(11)
    expect(
      (await client.updateUser({ password: chosen, current_password: 'not my password' })).error,
    ).toMatchObject({
      status: 400,
      code: 'current_password_invalid',
      message: 'The current password is not correct.',
    })
    await expect(signInClient(app.url, email)).resolves.toBeDefined()
    expect((await client.updateUser({ password: chosen, current_password: password })).error).toBeNull()
    await expect(signInClient(app.url, email, chosen)).resolves.toBeDefined()
    // The session still says how the user signed in.
    await client.refreshSession()
    expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: 'password' }])
  })

  it('the current password is enough to change the address', async () => {
    const { client } = await signedInMinutesAgo(11)
    const email = newEmail()
    const { data, error } = await client.updateUser({ email, current_password: password })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
  })

  it('the new password must still differ from the old one', async () => {
    const { client } = await signedInMinutesAgo(11)
    expect((await client.updateUser({ password, current_password: password })).error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    })
  })

  it('metadata can be changed without the password', async () => {
    const { client, email } = await signedInMinutesAgo(11)
    expect((await client.updateUser({ email, data: { language: 'fr' } })).error).toBeNull()
  })

  it('guessing the current password is limited like signing in', async () => {
    const { client } = await signedInMinutesAgo(11)
    const guesses = Array.from({ length: 12 }, (_, index) => `guess ${index}`)
    const responses = await Promise.all(
      guesses.map(guess => client.updateUser({ password: chosen, current_password: guess })),
    )
    const refused = responses.filter(({ error }) => error?.code === 'over_request_rate_limit')
    expect(refused).toHaveLength(7)
  })

  it('a code is refused with a reason if there is no mail server, and twenty can be tried', async () => {
    const { client } = await signedInMinutesAgo(11)
    expect((await client.reauthenticate()).error).toMatchObject({ status: 422, code: 'otp_disabled' })
    const guess = async () => (await client.updateUser({ password: chosen, nonce: '123456' })).error
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect(await guess()).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    }
    expect(await guess()).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  })
})

describe('within ten minutes of the sign-in', () => {
  it('the password can be changed without the current one, but not with a wrong one', async () => {
    const { client, email } = await signedInMinutesAgo(9)
    expect((await client.updateUser({ password: chosen, current_password: 'wrong' })).error).toMatchObject({
      code: 'current_password_invalid',
    })
    expect((await client.updateUser({ password: chosen })).error).toBeNull()
    await expect(signInClient(app.url, email, chosen)).resolves.toBeDefined()
  })
})

it('when two devices change the password at once, only one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { client, email } = await signUpClient(app.url)
    const other = authClient(app.url)
    await other.signInWithPassword({ email, password })
    const results = await Promise.all([
      client.updateUser({ password: chosen }),
      other.updateUser({ password: 'another chosen password' }),
    ])
    expect(results.filter(({ error }) => error === null)).toHaveLength(1)
  }
})

it('when one session changes the password twice at once, the second is refused: its current password is no longer right', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { client, email } = await signedInMinutesAgo(11)
    const passwords = [chosen, 'another chosen password']
    const results = await Promise.all(
      passwords.map(one => client.updateUser({ password: one, current_password: password })),
    )
    const refused = results.filter(({ error }) => error !== null)
    expect(refused).toMatchObject([{ error: { status: 400, code: 'current_password_invalid' } }])
    const accepted = passwords[results.findIndex(({ error }) => error === null)]
    await expect(signInClient(app.url, email, accepted)).resolves.toBeDefined()
  }
})

it('after a recovery link was used, only one of two new passwords at once is accepted', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { client } = await signedInMinutesAgo(11)
    const { data } = await client.getUser()
    await sql`update auth_sessions set method = 'recovery' where user_id = ${data.user?.id}`.execute(app.db)
    const results = await Promise.all(
      [chosen, 'another chosen password'].map(one => client.updateUser({ password: one })),
    )
    const refused = results.filter(({ error }) => error !== null)
    expect(refused).toMatchObject([{ error: { status: 400, code: 'reauthentication_needed' } }])
  }
})

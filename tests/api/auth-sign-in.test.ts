import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authClient, memoryStorage, newEmail, password } from '#tests/support/auth-client.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

async function account(token: string | undefined) {
  const response = await fetch(`${app.url}/api/account`, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, body: await response.json() }
}

describe('signing up and in', () => {
  it('gives a session at once where no mail server is configured, and the product knows the user', async () => {
    const client = authClient(app.url)
    const email = newEmail()
    const { data, error } = await client.signUp({ email: email.toUpperCase(), password, options: { data: { name: 'A' } } })
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      user_metadata: { name: 'A', email, email_verified: true },
      app_metadata: { provider: 'email', providers: ['email'] },
    })
    expect(data.user?.identities).toHaveLength(1)
    expect(await account(data.session?.access_token)).toEqual({
      status: 200,
      body: { id: data.user?.id, email, role: 'user' },
    })
  })
})

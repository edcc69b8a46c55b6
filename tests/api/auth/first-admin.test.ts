import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureFirstAdmin } from '#server/auth-provider/first-admin.ts'
import { resetPassword } from '#server/auth-provider/passwords/reset-password.ts'
import { runCommand } from '#server/commands/admin-commands.ts'
import { compose } from '#server/compose/compose.ts'
import { readConfig } from '#server/config/config.ts'
import { createLog } from '#server/log.ts'
import { listAudit } from '#server/store/audit/audit.ts'
import { markUserRemoved } from '#server/store/users/user-removals.ts'
import type { UserId } from '#shared/api/ids.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { accountStatus, authClient, signInClient, signUpClient } from '#tests/support/people/auth-client.ts'
import { newEmail, password } from '#tests/support/people/people.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

/** Settings of a new server without ADMIN_EMAIL. */
async function freshEnv(): Promise<Record<string, string>> {
  return { ...(await freshStorage()), PORT: '0', LOG_LEVEL: 'silent' }
}

function credentials(text: string | undefined) {
  const [, email = '', secret = ''] = /email\s+(\S+)[\s\S]*password\s+(\S+)/.exec(text ?? '') ?? []
  return { email, secret }
}

async function roleOf(app: TestApp, email: string, secret = password): Promise<string> {
  const session = await signInClient(app.url, email, secret)
  const response = await fetch(`${app.url}/api/account`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  return ((await response.json()) as { role: string }).role
}

async function withApp(env: Record<string, string>, work: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await startTestAppOn(env)
  try {
    await work(app)
  } finally {
    await app.close()
  }
}

function startAgain(app: TestApp, email?: string, secret?: string, log = createLog('silent')) {
  const settings = { minPasswordLength: 8, firmName: 'Lormel', noticeTimeoutSeconds: 30 }
  return ensureFirstAdmin({ db: app.db, log, admin: { email, password: secret }, ...settings })
}

/** What another start of the server would print. */
async function printedAtRestart(...start: Parameters<typeof startAgain>): Promise<string | undefined> {
  return (await startAgain(...start))?.notice
}

describe('the very first start', () => {
  it('creates an administrator with a strong password, and prints it only once (A-17)', async () => {
    const env = await freshEnv()
    const composed = await compose(readConfig(env), createLog('silent'))
    await composed.firstAdmin?.markAsShown()
    await composed.close(0)
    const { email, secret } = credentials(composed.firstAdmin?.notice)
    expect(email).toBe('admin@parvis.local')
    // 30 characters from an alphabet of 31: about 149 bits.
    expect(secret).toMatch(/^([a-hjkmnp-z2-9]{5}-){5}[a-hjkmnp-z2-9]{5}$/)
    expect(composed.firstAdmin?.notice).toContain('72 hours')
    await withApp(env, async app => {
      expect(await printedAtRestart(app)).toBeUndefined()
      expect(await roleOf(app, email, secret)).toBe('admin')
      const session = await signInClient(app.url, email, secret)
      expect(session.user.app_metadata).toMatchObject({ generated_password: true })
    })
  })
})

/** a process may die, or find its port taken, before it prints. */
describe('a generated password', () => {
  /** On PostgreSQL, another process gets half a minute to print the password. */
  const passHalfAMinute = (app: TestApp) =>
    app.db
      .updateTable('secrets')
      .set({ created_at: sql<Date>`created_at - interval '31 seconds'` })
      .where('name', '=', 'first_admin')
      .execute()

  it.each([undefined, 'associee@example.fr'])(
    'is replaced at the next start if it was never printed (ADMIN_EMAIL: %s)',
    async address => {
      const env: Record<string, string> = await freshEnv()
      if (address) env.ADMIN_EMAIL = address
      const unprinted = await compose(readConfig(env), createLog('silent'))
      await unprinted.close(0)
      const lost = credentials(unprinted.firstAdmin?.notice)
      await withApp(
        { ...env, ADMIN_EMAIL: 'operator@example.fr', ADMIN_PASSWORD: 'a long admin password' },
        async app => {
          const tooSoon = env.DATABASE_URL ? await startAgain(app, address) : undefined
          expect(tooSoon).toBeUndefined()
          await passHalfAMinute(app)
          const again = await startAgain(app, address)
          const { email, secret } = credentials(again?.notice)
          expect(email).toBe(lost.email)
          await expect(signInClient(app.url, email, lost.secret)).rejects.toMatchObject({
            code: 'invalid_credentials',
          })
          // If several processes start together, only one of them generates a password.
          await passHalfAMinute(app)
          const starts = await Promise.all([startAgain(app, address), startAgain(app, address)])
          const last = starts.find(Boolean)
          expect(starts.filter(Boolean)).toHaveLength(1)
          expect(await roleOf(app, email, credentials(last?.notice).secret)).toBe('admin')
          expect(secret).not.toBe(lost.secret)
          // Once someone has signed in with the password, it stays valid, printed or not.
          await passHalfAMinute(app)
          expect(await startAgain(app, address)).toBeUndefined()
        },
      )
    },
  )

  it('stays valid once it has been printed', async () => {
    const env = await freshEnv()
    const composed = await compose(readConfig(env), createLog('silent'))
    await composed.firstAdmin?.markAsShown()
    await composed.close(0)
    const { email, secret } = credentials(composed.firstAdmin?.notice)
    await withApp(env, async app => {
      await passHalfAMinute(app)
      expect(await startAgain(app)).toBeUndefined()
      expect(await roleOf(app, email, secret)).toBe('admin')
    })
  })
})

describe('the first administrator', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(async () => {
    await app.close()
  })

  it('is created once when several servers start together on one database', async () => {
    await app.db.deleteFrom('secrets').where('name', '=', 'first_admin').execute()
    for (const email of [undefined, newEmail()]) {
      const texts = await Promise.all(Array.from({ length: 5 }, () => printedAtRestart(app, email)))
      expect(texts.filter(Boolean)).toHaveLength(1)
      const made = credentials(texts.find(Boolean))
      expect(await roleOf(app, made.email, made.secret)).toBe('admin')
    }
  })

  it('has a generated password that expires after 72 hours unless it is replaced', async () => {
    const { email, secret } = credentials(await printedAtRestart(app, newEmail()))
    const row = app.db.selectFrom('auth_users').select('password_expires_at').where('email', '=', email)
    const expiresAtMs = (await row.executeTakeFirst())?.password_expires_at?.getTime() ?? 0
    expect(Math.abs(expiresAtMs - Date.now() - 72 * 3_600_000)).toBeLessThan(60_000)
    const client = authClient(app.url)
    await client.signInWithPassword({ email, password: secret })
    const past = { password_expires_at: new Date(Date.now() - 1000) }
    await app.db.updateTable('auth_users').set(past).where('email', '=', email).execute()
    await expect(signInClient(app.url, email, secret)).rejects.toMatchObject({ message: /no longer works/ })
    await expect(signInClient(app.url, email, 'wrong')).rejects.toMatchObject({
      message: 'Invalid login credentials',
    })
    const { data } = await client.updateUser({ password: 'of my own choosing' })
    expect(data.user?.app_metadata).not.toHaveProperty('generated_password')
    expect(await roleOf(app, email, 'of my own choosing')).toBe('admin')
  })

  it('gets ADMIN_PASSWORD once; a changed password stays (A-17)', async () => {
    // The server itself was started with these.
    const [email, secret] = ['admin@example.fr', 'a long admin password']
    expect(await roleOf(app, email, secret)).toBe('admin')
    const client = authClient(app.url)
    await client.signInWithPassword({ email, password: secret })
    await client.updateUser({ password: 'of my own choosing' })
    expect(await printedAtRestart(app, email, secret)).toBeUndefined()
    expect(await printedAtRestart(app)).toBeUndefined()
    expect(await roleOf(app, email, 'of my own choosing')).toBe('admin')
  })

  it('is not a stranger who signed up with the address but never confirmed it', async () => {
    const { email, session } = await signUpClient(app.url)
    const text = await printedAtRestart(app, email)
    expect(text).toContain('existed')
    await expect(signInClient(app.url, email)).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect(await accountStatus(app.url, session.access_token)).toBe(401)
    expect(await roleOf(app, email, credentials(text).secret)).toBe('admin')
    expect(await printedAtRestart(app, email)).toBeUndefined()
  })

  it('with ADMIN_PASSWORD takes the address over from an existing account', async () => {
    const { email } = await signUpClient(app.url)
    expect(await printedAtRestart(app, email, 'the operator’s choice')).toBeUndefined()
    await expect(signInClient(app.url, email)).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect(await roleOf(app, email, 'the operator’s choice')).toBe('admin')
  })

  it('with ADMIN_PASSWORD is not asked for another password, even if the account had a generated one (K-14)', async () => {
    const { email, session } = await signUpClient(app.url)
    await resetPassword(app.db, session.user.id as UserId)
    await app.db.updateTable('auth_users').set({ last_sign_in_at: null }).where('email', '=', email).execute()
    // An earlier start generated a password, perhaps for another address, and did not show it.
    const unshown = { value: 'unshown', created_at: new Date(Date.now() - 60_000) }
    await app.db.updateTable('secrets').set(unshown).where('name', '=', 'first_admin').execute()
    expect(await printedAtRestart(app, email, 'the operator’s choice')).toBeUndefined()
    const { user } = await signInClient(app.url, email, 'the operator’s choice')
    expect(user.app_metadata).not.toHaveProperty('generated_password')
  })

  it('keeps its password if the address was confirmed by email', async () => {
    const { email } = await signUpClient(app.url)
    await app.db.updateTable('auth_users').set({ mailbox_proven: true }).where('email', '=', email).execute()
    expect(await printedAtRestart(app, email)).toBeUndefined()
    expect(await roleOf(app, email)).toBe('admin')
  })

  it('is a new account if the previous one was being deleted when the server stopped', async () => {
    const { email, session } = await signUpClient(app.url)
    const previousId = session.user.id as UserId
    await markUserRemoved(app.db, previousId)
    const text = await printedAtRestart(app, email)
    expect(text).toContain('was created')
    expect(await roleOf(app, email, credentials(text).secret)).toBe('admin')
    const users = app.db.selectFrom('users').select(['id', 'role', 'deleted_at']).where('email', '=', email)
    const rows = (await users.execute()).map(({ id, role, deleted_at }) => [
      id === previousId,
      role,
      !deleted_at,
    ])
    expect(rows.sort()).toEqual([
      [false, 'admin', true],
      [true, 'user', false],
    ])
    expect((await listAudit(app.db, { limit: 100, userId: previousId })).entries).toEqual([])
    expect(await printedAtRestart(app, email)).toBeUndefined()
  })

  it('cannot get a password that the rules refuse', async () => {
    for (const [secret, reason] of [
      ['short', /^ADMIN_PASSWORD is refused: .*at least 8/],
      ['qwerty12', /^ADMIN_PASSWORD is refused: .*easy to guess/],
      ['Lormel-2026', /^ADMIN_PASSWORD is refused: .*easy to guess/],
    ] as const) {
      await expect(printedAtRestart(app, newEmail(), secret)).rejects.toThrow(reason)
    }
  })

  it('keeps its password if it exists, and the log says that ADMIN_PASSWORD is ignored', async () => {
    const email = newEmail()
    const lines: string[] = []
    const log = pino({}, { write: line => lines.push(line) })
    await startAgain(app, email, 'the operator’s choice', log)
    expect(lines.join('')).not.toContain('ADMIN_PASSWORD is ignored')
    // An ignored password is not refused either.
    await startAgain(app, email, 'short', log)
    expect(lines.join('')).toContain('ADMIN_PASSWORD is ignored')
    expect(lines.join('')).not.toContain(email)
    expect(await roleOf(app, email, 'the operator’s choice')).toBe('admin')
  })
})

describe('npm run admin, while a server is running', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(async () => {
    await app.close()
  })

  async function admin(...args: string[]) {
    const lines: string[] = []
    const code = await runCommand(args, line => lines.push(line), app.env)
    return { code, text: lines.join('\n') }
  }

  it('lists the accounts', async () => {
    const { email } = await signUpClient(app.url)
    const { code, text } = await admin('list')
    expect(code).toBe(0)
    expect(text).toMatch(/^admin@example\.fr +admin +0 +\d{4}-\d\d-\d\d$/m)
    expect(text).toMatch(new RegExp(`^${email} +user +0 `, 'm'))
    expect(text).toMatch(/\n\d+ accounts$/)
  })

  it('promotes and demotes an account, whose address may be in any letter case', async () => {
    const { email } = await signUpClient(app.url)
    expect(await admin('promote', email.toUpperCase())).toEqual({
      code: 0,
      text: `${email} is now an administrator.`,
    })
    expect(await roleOf(app, email)).toBe('admin')
    expect((await admin('promote', email)).text).toContain('already')
    expect(await admin('demote', email)).toEqual({ code: 0, text: `${email} is now an ordinary user.` })
    expect(await roleOf(app, email)).toBe('user')
  })

  it('refuses to demote the only administrator', async () => {
    const { code, text } = await admin('demote', 'admin@example.fr')
    expect([code, text]).toEqual([1, 'This is the only administrator. Promote someone else first.'])
  })

  it('sets a new password, shows it, and ends the sessions', async () => {
    const { email, client } = await signUpClient(app.url)
    const { code, text } = await admin('reset-password', email)
    expect(code).toBe(0)
    const secret = /^ {2}(\S+)$/m.exec(text)?.[1] ?? ''
    expect((await client.getUser()).error).not.toBeNull()
    await expect(signInClient(app.url, email)).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(signInClient(app.url, email, secret)).resolves.toBeDefined()
  })

  it('explains what it refuses', async () => {
    const unknown = newEmail()
    for (const command of ['promote', 'demote', 'reset-password']) {
      expect(await admin(command, unknown)).toEqual({
        code: 1,
        text: `There is no account with the address ${unknown}.`,
      })
    }
    for (const args of [['help'], ['list', 'x'], ['promote'], ['promote', 'a', 'b']]) {
      const { code, text } = await admin(...args)
      const lines = [
        `"${args.join(' ')}" is not one of these commands:`,
        expect.stringContaining('npm run admin -- list'),
      ]
      expect([code, text.split('\n').slice(0, 2)]).toEqual([1, lines])
    }
    expect(await admin()).toEqual({ code: 1, text: expect.stringMatching(/^npm run admin -- list/) })
  })
})

describe('npm run admin, without a server', () => {
  it('opens the database itself (A-17)', async () => {
    const env = await freshEnv()
    const lines: string[] = []
    expect(await runCommand(['list'], line => lines.push(line), env)).toBe(0)
    expect(lines.at(-1)).toBe('0 accounts')
  })
})

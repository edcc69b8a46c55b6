import * as z from 'zod/mini'
import type { Account } from '#shared/account.ts'
import { userIdSchema } from '#shared/ids.ts'
import { resetPassword } from './auth-provider/passwords/reset-password.ts'
import { type Config, readConfig } from './config.ts'
import { connectEmbedded, type Database, type Db, openDatabase } from './database/database.ts'
import { findEmbeddedServer } from './database/embedded.ts'
import { StartError } from './errors.ts'
import { openFiles } from './files/open-files.ts'
import { createLog } from './log.ts'
import { type AuditFault, printAnchor, readAnchor, verifyAudit } from './store/audit-check.ts'
import { getInstallationId } from './store/secrets.ts'
import { demoteUser, findCaller, findUsersByEmail, grantAdmin, listUsers } from './store/users.ts'
import { claimStore } from './uploads/stored-files.ts'

/**
 * The operator's way in, beside a running server or without one: whoever may run it has the database at hand
 * anyway. Says in plain sentences what it did; the exit code is 1 where it could not.
 */
export async function runCommand(
  args: string[],
  print: (line: string) => void,
  environment?: Record<string, string | undefined>,
): Promise<0 | 1> {
  const command = readCommand(args)
  if (command === undefined) {
    print(usage)
    return 1
  }
  try {
    const config = readConfig(environment)
    const database = await openBeside(config)
    try {
      await command(database.db, config, print)
    } finally {
      await database.close()
    }
    return 0
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    print(error.message)
    return 1
  }
}

const usage = [
  'npm run admin -- list                   all accounts with their role',
  'npm run admin -- promote EMAIL          makes an admin of an account',
  'npm run admin -- demote EMAIL           makes an ordinary user of an admin',
  'npm run admin -- reset-password EMAIL   gives an account a new password, shown once',
  'npm run admin -- verify-audit [ANCHOR]  checks that the audit log is as it was written',
  'npm run admin -- claim-uploads          says that the stored uploads belong to this database',
  'Where several accounts have one address, EMAIL may be the id of one.',
].join('\n')

type Command = (db: Db, config: Config, print: (line: string) => void) => Promise<void>

function readCommand([name, email, ...rest]: string[]): Command | undefined {
  if (rest.length > 0) return undefined
  if (name === 'list' && email === undefined) return list
  if (name === 'verify-audit') return (db, _config, print) => verify(db, email, print)
  if (name === 'claim-uploads' && email === undefined) return claimUploads
  if (email === undefined) return undefined
  switch (name) {
    case 'promote':
      return (db, _config, print) => promote(db, email, print)
    case 'demote':
      return (db, _config, print) => demote(db, email, print)
    case 'reset-password':
      return (db, config, print) => givePassword(db, config, email, print)
    default:
      return undefined
  }
}

/** The embedded database belongs to the server while one runs; then this asks it through its socket. */
async function openBeside(config: Config): Promise<Database> {
  const running = config.database.url === undefined ? await findEmbeddedServer(config.dataDir) : undefined
  return running ? connectEmbedded(running) : openDatabase(config, createLog('silent'))
}

const list: Command = async (db, _config, print) => {
  const users = await listUsers(db)
  const width = Math.max(6, ...users.map(user => user.email.length))
  print(`${'E-mail'.padEnd(width)}  Role   Chats  Since`)
  for (const user of users) {
    const since = user.created_at.toISOString().slice(0, 10)
    const chats = String(user.chat_count).padStart(5)
    print(`${printable(user.email).padEnd(width)}  ${user.role.padEnd(5)}  ${chats}  ${since}`)
  }
  print(users.length === 1 ? '1 account' : `${users.length} accounts`)
}

async function verify(db: Db, anchorText: string | undefined, print: (line: string) => void): Promise<void> {
  const anchor = anchorText === undefined ? undefined : readAnchor(anchorText)
  if (anchorText !== undefined && !anchor) {
    throw new StartError(
      'An anchor is a number, a colon and 64 hexadecimal digits, as this command prints it.',
    )
  }
  const { last, broken } = await verifyAudit(db, anchor)
  if (broken) throw new StartError(faultSentence(broken))
  if (!last) return print('The audit log is empty.')
  print(`The audit log is whole: ${last.seq} entries, the last one with the hash ${last.hash}`)
  if (anchor) print(`It holds the anchor: nothing up to entry ${anchor.seq} was changed or cut.`)
  print(`Anchor: ${printAnchor(last)}`)
  print(
    'Keep it where the database is not, and give it to a later check: npm run admin -- verify-audit ANCHOR',
  )
}

function faultSentence({ seq, what }: AuditFault): string {
  switch (what) {
    case 'entry':
      return `The audit log was altered: entry ${seq} is not as it was written.`
    case 'address':
      return `The audit log was altered: the administrator's address of entry ${seq} is not the one that was written.`
    case 'end':
      return `The audit log was cut: entry ${seq} was written, and is missing.`
    case 'anchor':
      return `The audit log does not hold the anchor: entry ${seq} is missing, or is another one.`
  }
}

const claimUploads: Command = async (db, config, print) => {
  const files = await openFiles(config)
  try {
    const installationId = await getInstallationId(db)
    const log = createLog('silent')
    const { uploads, quarantined } = await claimStore({ db, log, files, installationId })
    print(`The ${uploads} stored uploads belong to this database now (installation ${installationId}).`)
    if (quarantined > 0) {
      print(
        `${quarantined} of them are unknown to it: they are in quarantine, and are deleted after 30 days.`,
      )
    }
  } finally {
    files.close()
  }
}

async function promote(db: Db, email: string, print: (line: string) => void): Promise<void> {
  const user = await getUser(db, email)
  if (user.role === 'admin') return print(`${user.email} is an admin already.`)
  if (!(await db.transaction().execute(trx => grantAdmin(trx, user.id)))) throw changedMeanwhile(user.email)
  print(`${user.email} is an admin now.`)
}

async function demote(db: Db, email: string, print: (line: string) => void): Promise<void> {
  const user = await getUser(db, email)
  if (user.role === 'user') return print(`${user.email} is an ordinary user already.`)
  const outcome = await demoteUser(db, user.id)
  if (outcome === 'last admin') {
    throw new StartError(`${user.email} is the only admin: promote somebody else first.`)
  }
  if (outcome === 'no admin') throw changedMeanwhile(user.email)
  print(`${user.email} is an ordinary user now.`)
}

async function givePassword(
  db: Db,
  config: Config,
  email: string,
  print: (line: string) => void,
): Promise<void> {
  if (config.supabase) {
    throw new StartError('Passwords are kept by the hosted auth provider: reset it in its console.')
  }
  const user = await getUser(db, email)
  const reset = await resetPassword(db, user.id)
  if (reset === undefined) throw new StartError(`${user.email} cannot log in with a password here.`)
  print(`The new password of ${user.email}, shown this once:`)
  print(`  ${reset.password}`)
  print(`It works for ${reset.hours} hours: log in and choose another. All sessions were ended.`)
}

function changedMeanwhile(email: string): StartError {
  return new StartError(`${email} was changed by somebody else at the same moment: nothing was done.`)
}

/** By address, or by id where several accounts have the address. */
async function getUser(db: Db, name: string): Promise<Account> {
  const id = z.safeParse(userIdSchema, name.trim())
  if (id.success) {
    const user = await findCaller(db, { userId: id.data, sessionId: undefined })
    if (user === undefined || user === 'deleted') throw new StartError('There is no account with this id.')
    return user
  }
  const [user, ...others] = await findUsersByEmail(db, name.trim())
  if (!user) throw new StartError(`There is no account with the address ${printable(name)}.`)
  if (others.length === 0) return user
  throw new StartError(
    [
      `${others.length + 1} accounts have the address ${printable(name)}. Give the id of one instead of the address:`,
      ...[user, ...others].map(({ id, role }) => `  ${id}  ${role}`),
    ].join('\n'),
  )
}

/** An address from elsewhere must not steer the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '�')
}

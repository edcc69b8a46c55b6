import { join } from 'node:path'
import * as v from 'valibot'
import { resetPassword } from '#server/auth-provider/passwords/reset-password.ts'
import { countOf, formatDay, type Print, printable } from '#server/command-line.ts'
import { claimSharedFolder, needsSharedFolder } from '#server/compose/shared-folder.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { connectEmbedded, type Database, type Db, openDatabase } from '#server/database/database.ts'
import { databaseUnavailable } from '#server/database/database-errors.ts'
import { findEmbeddedServer, refuseMissing } from '#server/database/embedded/embedded.ts'
import { inspectDatabase } from '#server/database/inspect.ts'
import { reasonOf, StartError } from '#server/errors.ts'
import { openFiles } from '#server/files/open-files.ts'
import { createLog } from '#server/log.ts'
import { getInstallationId } from '#server/store/secrets.ts'
import { listAcceptedDisclaimers } from '#server/store/users/accepted-disclaimers.ts'
import { demoteUser, findCaller, findUsersByEmail, grantAdmin, listUsers } from '#server/store/users/users.ts'
import { claimStoredFiles } from '#server/uploads/stored-files.ts'
import type { Account } from '#shared/api/account.ts'
import { userIdSchema } from '#shared/api/ids.ts'
import { runVerifyAudit } from './audit-command.ts'
import { runRenewKeys } from './renew-keys-command.ts'
import { runRetention } from './retention-command.ts'

/**
 * The operator's commands. They work with or without a running server, except before an upgrade
 * (`refuseBeforeUpgrade`), and check no credentials: a person who can run them already has access to the database. They
 * print what they did, in plain sentences. The exit code is 1 on failure.
 */
export async function runCommand(
  args: string[],
  print: Print,
  environment?: Record<string, string | undefined>,
): Promise<0 | 1> {
  const isHelp = args.includes('--help')
  const command = isHelp ? undefined : readCommand(args)
  if (command === undefined) {
    if (args.length > 0 && !isHelp) print(`"${args.join(' ')}" is not one of these commands:`)
    print(usage)
    return isHelp ? 0 : 1
  }
  try {
    const config = readConfig(environment)
    const database = await openBeside(config, command)
    try {
      await command(database.db, config, print)
    } finally {
      await database.close()
    }
    return 0
  } catch (error) {
    const message = error instanceof StartError ? error.message : databaseUnavailable(error)?.message
    if (message === undefined) throw error
    print(message)
    return 1
  }
}

const usage = [
  'npm run admin -- list                   lists all accounts with their roles',
  'npm run admin -- promote EMAIL          makes an account an administrator',
  'npm run admin -- demote EMAIL           makes an administrator an ordinary user',
  'npm run admin -- reset-password EMAIL   gives an account a new password, shown once',
  'npm run admin -- disclaimers EMAIL      lists the disclaimers that an account accepted, and when',
  'npm run admin -- verify-audit [ANCHOR]  checks that the audit log was not altered',
  'npm run admin -- renew-keys             ends all sessions and replaces the stored keys, after a theft',
  'npm run admin -- claim-uploads          claims the stored uploads for this database',
  'npm run admin -- retention [--apply]    lists what has expired; --apply removes it, except files',
  'If several accounts have the same address, give the id of one instead of EMAIL.',
].join('\n')

type Command = (db: Db, config: Config, print: Print) => Promise<void>

function readCommand([name, argument, ...rest]: string[]): Command | undefined {
  if (rest.length > 0) return undefined
  if (name === 'list' && argument === undefined) return list
  if (name === 'verify-audit') return (db, _config, print) => runVerifyAudit(db, argument, print)
  if (name === 'retention') return (db, config, print) => runRetention(db, config, argument, print)
  if (name === 'renew-keys' && argument === undefined) return runRenewKeys
  if (name === 'claim-uploads' && argument === undefined) return claimUploads
  if (argument === undefined) return undefined
  switch (name) {
    case 'promote':
      return (db, _config, print) => promote(db, argument, print)
    case 'demote':
      return (db, _config, print) => demote(db, argument, print)
    case 'reset-password':
      return (db, config, print) => givePassword(db, config, argument, print)
    case 'disclaimers':
      return (db, _config, print) => printDisclaimers(db, argument, print)
    default:
      return undefined
  }
}

/** A running server owns the embedded database, so the command connects to it through the server's socket. */
async function openBeside(config: Config, command: Command): Promise<Database> {
  if (config.database.url !== undefined) {
    await refuseBeforeUpgrade(config, command)
    return openDatabase(config, createLog('silent'))
  }
  refuseMissing(config.dataDir)
  const running = await findEmbeddedServer(config.dataDir)
  if (!running) return openDatabase(config, createLog('silent'))
  await refuseBeforeUpgrade(config, command)
  return connectEmbedded(running)
}

/**
 * Opening the database would migrate it, perhaps while a server of the previous release uses it. The embedded database
 * of a running server is not migrated, so the command would not find what it needs. `claim-uploads` may migrate once
 * all servers are stopped, because a new release does not start in a folder that was not claimed.
 */
async function refuseBeforeUpgrade(config: Config, command: Command): Promise<void> {
  const inspection = await inspectDatabase(config).catch((error: unknown) => {
    if (config.database.url === undefined) throw error
    // Opening it would wait for a minute without printing anything.
    if (databaseUnavailable(error)) {
      throw new StartError(`DATABASE_URL: the database cannot be reached (${reasonOf(error)}).`)
    }
    // Any other reason why the database cannot be used is reported when it is opened.
  })
  if (!inspection || inspection.pending.length === 0) return
  if (inspection.appliedCount === 0) {
    throw new StartError('The database of DATABASE_URL contains no Parvis data. The first start creates it.')
  }
  if (command === claimUploads) {
    if (!inspection.isServerAlive) return
    throw new StartError('This release changes the database: stop all processes, then run the command again.')
  }
  throw new StartError(
    'This release changes the database when the server starts. Start the server, then run the command again (docs/upgrade.md).',
  )
}

const list: Command = async (db, _config, print) => {
  const users = await listUsers(db)
  const width = Math.max(6, ...users.map(user => user.email.length))
  print(`${'Email'.padEnd(width)}  Role   Chats  Since`)
  for (const user of users) {
    const since = formatDay(user.created_at)
    const chats = String(user.chat_count).padStart(5)
    print(`${printable(user.email).padEnd(width)}  ${user.role.padEnd(5)}  ${chats}  ${since}`)
  }
  print(countOf(users.length, 'account'))
}

const claimUploads: Command = async (db, config, print) => {
  const files = await openFiles(config)
  try {
    const installationId = await getInstallationId(db)
    const log = createLog('silent')
    const { uploads, quarantined } = await claimStoredFiles({ db, log, files, installationId })
    if (needsSharedFolder(config)) await claimSharedFolder(db, join(config.dataDir, 'uploads'))
    print(`Claimed for this database (installation ${installationId}): ${countOf(uploads, 'stored upload')}.`)
    if (quarantined > 0) {
      print(
        `Moved into quarantine, because the database has no record of them: ${quarantined}. They will be deleted after 30 days.`,
      )
    }
  } finally {
    files.close()
  }
}

async function promote(db: Db, emailOrId: string, print: Print): Promise<void> {
  const user = await getUser(db, emailOrId)
  if (user.role === 'admin') return print(`${user.email} is already an administrator.`)
  if (!(await db.transaction().execute(trx => grantAdmin(trx, user.id))))
    throw changedConcurrently(user.email)
  print(`${user.email} is now an administrator.`)
}

async function demote(db: Db, emailOrId: string, print: Print): Promise<void> {
  const user = await getUser(db, emailOrId)
  if (user.role === 'user') return print(`${user.email} is already an ordinary user.`)
  const outcome = await demoteUser(db, user.id)
  if (outcome === 'last admin') {
    throw new StartError('This is the only administrator. Promote someone else first.')
  }
  if (outcome === 'not an admin') throw changedConcurrently(user.email)
  print(`${user.email} is now an ordinary user.`)
}

async function givePassword(db: Db, config: Config, emailOrId: string, print: Print): Promise<void> {
  if (config.supabase) {
    throw new StartError('The hosted auth provider manages passwords. Reset this one in its console.')
  }
  const user = await getUser(db, emailOrId)
  const reset = await resetPassword(db, user.id)
  if (reset === undefined) throw new StartError(`${user.email} cannot log in with a password here.`)
  print(`The new password of ${user.email}, shown only once:`)
  print(`  ${reset.password}`)
  print(
    `It works for ${reset.lifetimeHours} hours: log in and choose another one. All sessions of the account were ended.`,
  )
}

async function printDisclaimers(db: Db, emailOrId: string, print: Print): Promise<void> {
  const user = await getUser(db, emailOrId)
  const accepted = await listAcceptedDisclaimers(db, user.id)
  if (accepted.length === 0) return print(`${user.email} has not accepted a disclaimer while logged in.`)
  for (const { version, acceptedAt } of accepted) print(`${acceptedAt.toISOString()}  ${version}`)
}

function changedConcurrently(email: string): StartError {
  return new StartError(`Someone else changed the account ${email} at the same time, so nothing was done.`)
}

/** Finds an account by id, or by an address that no other account has. The returned address is safe to print. */
async function getUser(db: Db, emailOrId: string): Promise<Account> {
  const id = v.safeParse(userIdSchema, emailOrId.trim())
  if (id.success) {
    const user = await findCaller(db, { userId: id.output, sessionId: undefined })
    if (user === undefined || user === 'deleted') throw new StartError('There is no account with this id.')
    return withPrintableEmail(user)
  }
  const [user, ...others] = await findUsersByEmail(db, emailOrId.trim())
  if (!user) throw new StartError(`There is no account with the address ${printable(emailOrId)}.`)
  if (others.length === 0) return withPrintableEmail(user)
  throw new StartError(
    [
      `${others.length + 1} accounts have the address ${printable(emailOrId)}. Give the id of one instead of the address:`,
      ...[user, ...others].map(({ id, role }) => `  ${id}  ${role}`),
    ].join('\n'),
  )
}

function withPrintableEmail(user: Account): Account {
  return { ...user, email: printable(user.email) }
}

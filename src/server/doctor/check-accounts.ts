import { checkConfiguredPassword } from '#server/auth-provider/first-admin.ts'
import { readSigningKeys } from '#server/auth-provider/sessions/signing-keys.ts'
import type { Config } from '#server/config/config.ts'
import { certificateFault, reasonOf, StartError } from '#server/errors.ts'
import { readFirm } from '#server/firm/firm.ts'
import { ListingError, listHostedUsers } from '#server/identity/hosted-accounts.ts'
import { createLog } from '#server/log.ts'
import { failed, ok, type Result, warning } from './finding.ts'

const timeoutMs = 10_000

/**
 * Reads the embedded provider's keys, or asks the hosted one for its settings and, with the service key, for its
 * accounts.
 */
export async function checkAccounts({ supabase, auth }: Config): Promise<Result> {
  if (!supabase) return checkSigningKeys(auth.signingKeysFile)
  const { url, anonKey, serviceRoleKey } = supabase
  try {
    const response = await fetch(`${url}/auth/v1/settings`, {
      headers: { apikey: anonKey },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (isKeyRejected(response.status)) {
      return failed('The hosted auth provider rejects the key: check SUPABASE_ANON_KEY.')
    }
    if (!response.ok) {
      return failed(`The hosted auth provider answered ${response.status}: check SUPABASE_URL.`)
    }
    if (!isObject(await response.text())) {
      return failed('The server of SUPABASE_URL answers, but it is not an auth provider: check SUPABASE_URL.')
    }
  } catch (error) {
    const fault = certificateFault(error)
    if (fault !== undefined) return failed(`The hosted auth provider ${fault}`)
    return failed(`The hosted auth provider cannot be reached (${reasonOf(error)}): check SUPABASE_URL.`)
  }
  if (serviceRoleKey === undefined) {
    return warning(
      'The hosted auth provider answers. Without SUPABASE_SERVICE_ROLE_KEY, accounts cannot be deleted, and those that have never used Parvis are not listed.',
    )
  }
  return listHostedUsers({ address: `${url}/auth/v1`, serviceRoleKey, log: createLog('silent') }, 1).then(
    () => ok('The hosted auth provider answers and lists its accounts.'),
    error => {
      const isKey = error instanceof ListingError && isKeyRejected(error.status)
      const advice = isKey ? ': check SUPABASE_SERVICE_ROLE_KEY' : ''
      return failed(`The hosted auth provider does not list its accounts (${reasonOf(error)})${advice}.`)
    },
  )
}

/**
 * A start refuses the password only if it would give it to the account, and the doctor does not know whether the next
 * start would.
 */
export async function adminPasswordWarnings(config: Config): Promise<string[]> {
  const { admin, auth, supabase, firmDir } = config
  if (supabase || admin.email === undefined || admin.password === undefined) return []
  // checkFirm reports a folder that cannot be read.
  const firmName = await readFirm(firmDir, config).then(
    ({ name }) => name,
    () => '',
  )
  const options = { minPasswordLength: auth.minPasswordLength, firmName }
  return checkConfiguredPassword(admin.password, admin.email, options).then(
    () => [],
    (error: Error) => [
      `${error.message} Unless the account of ADMIN_EMAIL is already an administrator's, the next start fails.`,
    ],
  )
}

async function checkSigningKeys(file: string | undefined): Promise<Result> {
  try {
    if (file !== undefined) await readSigningKeys(file, createLog('silent'))
    return ok('Parvis manages the accounts itself.')
  } catch (error) {
    return failed(
      error instanceof StartError ? error.message : `AUTH_SIGNING_KEYS cannot be used (${reasonOf(error)}).`,
    )
  }
}

/** Whether the text is a JSON object. A web site answers any address with a page. */
function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

function isKeyRejected(status: number): boolean {
  return status === 401 || status === 403
}

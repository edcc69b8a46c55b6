import type { Db } from '#server/database/database.ts'
import type { Claims } from '#server/identity/identity.ts'
import type { AdmissionCheck } from '#server/store/users/admission.ts'
import type { SessionKey } from '#server/store/users/users.ts'
import { loadCaller } from './load-caller.ts'
import type { RateLimit } from './rate-limit.ts'

/**
 * Whether a caller with a valid token may make this call: their account and session must still exist, and the call must
 * be within its limit. Either the statement that stores the question checks both (`inStatement`), or `confirm` does.
 * The functions may be called several times: a call that `count` or `confirm` has counted is not counted again.
 */
export type Admission = {
  sender: SessionKey
  /** What that statement has to check. It does not count a call that has already been counted. */
  inStatement(): Promise<AdmissionCheck>
  /** Throws 401 if the session or the account no longer exists. */
  checkCaller(): Promise<void>
  /** Throws 429 if the call exceeds the limit. */
  count(): Promise<void>
  /** `checkCaller`, then `count`. */
  confirm(): Promise<void>
}

export function createAdmission(db: Db, sender: Claims, limit: RateLimit): Admission {
  let loading: Promise<unknown> | undefined
  let counting: Promise<void> | undefined
  const checkCaller = async () => {
    loading ??= loadCaller(db, sender)
    await loading
  }
  const count = () => {
    counting ??= limit.consume(sender.userId)
    return counting
  }
  return {
    sender,
    async inStatement() {
      const callCount = counting ? undefined : limit.inStatement(sender.userId)
      if (!callCount) await count()
      return { sender, count: callCount }
    },
    checkCaller,
    count,
    async confirm() {
      await checkCaller()
      await count()
    },
  }
}

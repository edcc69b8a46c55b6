import { Hono } from 'hono'
import { limitConcurrencyPerKey } from '#server/concurrency.ts'
import type { Allow, CallerEnv } from '#server/http/allow.ts'
import { type RateLimit, rateLimit } from '#server/http/rate-limit.ts'
import { findStoredBytes } from '#server/store/uploads/uploads.ts'
import type { UploadResponse } from '#shared/api/chat.ts'
import type { UserId } from '#shared/api/ids.ts'
import { receiveFiles } from './receive-files.ts'
import { type SaveFilesDeps, saveFiles } from './save-files.ts'
import { overQuota } from './upload-errors.ts'

export type UploadDeps = SaveFilesDeps & { uploadLimit: RateLimit }

const maxReceivingPerUser = 2
const maxCheckingPerUser = 1

/** POST /api/chat/upload: multipart, with the files in repeated `files` fields. Saves all files or none. */
export function uploadRoutes(deps: UploadDeps, allow: Allow): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()
  /**
   * Limits per user, so that one user's uploads do not block others or fill the disk. An upload that waits for its
   * turn is not read yet.
   */
  const limitReceiving = limitConcurrencyPerKey(maxReceivingPerUser)
  const limitChecking = limitConcurrencyPerKey(maxCheckingPerUser)

  routes.post('/', allow.users, rateLimit(deps.uploadLimit), async c => {
    const { id: userId } = c.var.caller
    const bodyBytes = Number(c.req.header('content-length') ?? 0)
    const saved = await limitReceiving(userId, async () => {
      const leftBytes = await checkSpace(deps, userId, bodyBytes)
      const quota = { totalBytes: deps.quotaBytes, leftBytes }
      const received = await receiveFiles(c.env.incoming, deps.temporaryFiles, quota)
      return limitChecking(userId, () => saveFiles(deps, userId, received))
    })
    return c.json({
      imagePaths: saved.filter(file => file.kind === 'image').map(file => file.id),
      pdfs: saved.filter(file => file.kind === 'pdf').map(({ id }) => ({ fileId: id, path: id })),
    } satisfies UploadResponse)
  })

  return routes
}

/**
 * Refuses an upload before reading it if the disk has too little free space, or if the body is larger than what is left
 * of the account's quota. Returns what is left. The final check is made when the rows are added.
 */
async function checkSpace(
  { db, quotaBytes, temporaryFiles }: UploadDeps,
  userId: UserId,
  bodyBytes: number,
): Promise<number> {
  await temporaryFiles.checkSpace()
  const leftBytes = quotaBytes - (await findStoredBytes(db, userId))
  if (bodyBytes > leftBytes) throw overQuota(quotaBytes)
  return leftBytes
}

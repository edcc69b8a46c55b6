import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Allow, CallerEnv } from '#server/http/allow.ts'
import { type RateLimit, rateLimit } from '#server/http/rate-limit.ts'
import { findStoredBytes } from '#server/store/uploads.ts'
import type { UploadAnswer } from '#shared/chat.ts'
import type { UserId } from '#shared/ids.ts'
import { limitConcurrencyPerKey } from './concurrency.ts'
import { receiveFiles } from './receive-files.ts'
import { type Saving, saveFiles } from './save-files.ts'
import { overQuota, storageFull } from './upload-errors.ts'

export type Uploading = Saving & { uploadLimit: RateLimit }

type Env = CallerEnv & { Bindings: HttpBindings }

const maxReceivingPerUser = 2
const maxCheckingPerUser = 1

/** POST /api/chat/upload: multipart, the files in repeated fields `files`; all of them are saved, or none. */
export function uploadRoutes(server: Uploading, allow: Allow): Hono<Env> {
  const routes = new Hono<Env>()
  /** One user's uploads leave others their turn, and room on the disk. Those that wait are not read. */
  const whenReceiving = limitConcurrencyPerKey(maxReceivingPerUser)
  const whenChecking = limitConcurrencyPerKey(maxCheckingPerUser)

  routes.post('/', allow.users, rateLimit(server.uploadLimit), async c => {
    const { id: userId } = c.var.caller
    const bodyBytes = Number(c.req.header('content-length') ?? 0)
    const saved = await whenReceiving(userId, async () => {
      const leftBytes = await checkRoom(server, userId, bodyBytes)
      const quota = { totalBytes: server.quotaBytes, leftBytes }
      const received = await receiveFiles(c.env.incoming, server.temporaryFiles, quota)
      return whenChecking(userId, () => saveFiles(server, userId, received))
    })
    return c.json({
      imagePaths: saved.filter(file => file.kind === 'image').map(file => file.id),
      pdfs: saved.filter(file => file.kind === 'pdf').map(({ id }) => ({ fileId: id, path: id })),
    } satisfies UploadAnswer)
  })

  return routes
}

/**
 * Refuses before reading what is sure to be refused; the sum that counts is made when the rows are added. Returns the
 * bytes that the account has left.
 */
async function checkRoom(
  { db, quotaBytes, temporaryFiles }: Uploading,
  userId: UserId,
  bodyBytes: number,
): Promise<number> {
  if (!(await temporaryFiles.hasRoom())) throw storageFull()
  const leftBytes = quotaBytes - (await findStoredBytes(db, userId))
  if (bodyBytes > leftBytes) throw overQuota(quotaBytes)
  return leftBytes
}

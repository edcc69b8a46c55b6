import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import type { CallerEnv } from '#server/http/allow.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { findStoredBytes } from '#server/store/uploads.ts'
import type { UploadAnswer } from '#shared/chat.ts'
import type { UserId } from '#shared/ids.ts'
import { createGates } from './gate.ts'
import { type Keeping, keepFiles } from './keep.ts'
import { overQuota, storageFull } from './problems.ts'
import { receiveFiles } from './receive.ts'

export type Uploading = Keeping & { uploadLimit: RateLimit }

type Env = CallerEnv & { Bindings: HttpBindings }

/** POST /api/chat/upload: multipart, the files in repeated fields `files`; all of them are kept, or none. */
export function uploadRoutes(server: Uploading, requireUser: MiddlewareHandler<CallerEnv>): Hono<Env> {
  const routes = new Hono<Env>()
  /**
   * Of one person two uploads come in at a time, and one is checked: others have their turn, and room on the disk,
   * however many there are. Those that wait are not read.
   */
  const comeIn = createGates(2)
  const inTurn = createGates(1)
  routes.use(requireUser)

  routes.post('/', async c => {
    const { id: userId } = c.var.caller
    await server.uploadLimit.consume(userId)
    const length = Number(c.req.header('content-length') ?? 0)
    const kept = await comeIn(userId, async () => {
      const left = await checkRoom(server, userId, length)
      const received = await receiveFiles(c.env.incoming, server.incoming, { whole: server.quota, left })
      return inTurn(userId, () => keepFiles(server, userId, received))
    })
    return c.json({
      imagePaths: kept.filter(file => file.kind === 'image').map(file => file.id),
      pdfs: kept.filter(file => file.kind === 'pdf').map(({ id }) => ({ fileId: id, path: id })),
    } satisfies UploadAnswer)
  })

  return routes
}

/**
 * What is sure to be refused is refused before it is read; the sum that counts is made when the rows are added.
 * Answers the bytes that the account has left.
 */
async function checkRoom(
  { db, quota, incoming }: Uploading,
  userId: UserId,
  length: number,
): Promise<number> {
  if (!(await incoming.hasRoom())) throw storageFull()
  const left = quota - (await findStoredBytes(db, userId))
  if (length > left) throw overQuota(quota)
  return left
}

import type { Hono } from 'hono'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import { exportRoutes } from '#server/export/routes.ts'
import type { Firm } from '#server/firm/firm.ts'
import type { Allow } from '#server/http/allow.ts'
import { createClientAddresses } from '#server/http/client-address.ts'
import type { FileLinks } from '#server/http/file-links.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import type { Log } from '#server/log.ts'
import { shareRoutes } from '#server/share/routes.ts'
import type { AppEnv } from './app.ts'

type Parts = {
  db: Db
  log: Log
  firm: Firm
  linkTo: FileLinks['linkTo']
  allow: Allow
}

/**
 * The part of `compose` for exported and shared chats. Its routes come before the other routes of chats: the last of
 * those matches every path, so the caller would be checked twice.
 */
export function addSharingRoutes(
  app: Hono<AppEnv>,
  { publicUrl, limits, trustedProxies }: Config,
  { allow, linkTo, ...parts }: Parts,
): void {
  const exportLimit = createRateLimit(limits.exportsPerMinute)
  app.route('/api', exportRoutes({ ...parts, publicUrl, exportLimit }, allow))
  const clients = createClientAddresses(trustedProxies)
  app.route('/api', shareRoutes({ db: parts.db, linkTo, publicUrl, clients }, allow))
}

import type { Hono } from 'hono'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import { exportRoutes } from '#server/export/routes.ts'
import type { Firm } from '#server/firm/firm.ts'
import type { Allow } from '#server/http/allow.ts'
import { createClientAddresses } from '#server/http/client-address.ts'
import type { FileLinks } from '#server/http/file-links.ts'
import { createRateLimit, rateLimitByAddress } from '#server/http/rate-limit.ts'
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

/** For readers of shared chats. It is high, because many people can have the same IP address. */
const sharedReadLimit = { maxCalls: 120, windowSeconds: 60 }

/**
 * The part of `compose` for exported and shared chats. Its routes come before the other routes of chats: the last of
 * those matches every path, so the caller would be checked twice.
 */
export function addSharingRoutes(
  app: Hono<AppEnv>,
  { publicUrl, limits, trustProxy }: Config,
  { allow, linkTo, ...parts }: Parts,
): void {
  app.route('/api', exportRoutes({ ...parts, publicUrl, ...limits }, allow))
  const readLimit = rateLimitByAddress(createRateLimit(sharedReadLimit), createClientAddresses(trustProxy))
  app.route('/api', shareRoutes({ db: parts.db, linkTo, publicUrl, readLimit }, allow))
}

import type { Hono } from 'hono'
import type { AppEnv } from './app.ts'
import type { Config } from './config.ts'
import type { Db } from './database/database.ts'
import { exportRoutes } from './export/routes.ts'
import type { Firm } from './firm/firm.ts'
import type { Allow } from './http/allow.ts'
import type { Log } from './log.ts'

type Parts = { db: Db; log: Log; firm: Firm; allow: Allow }

/** The part of compose that takes chats out of the product. Its routes come before the other routes of chats. */
export function addTakeAlongRoutes(
  app: Hono<AppEnv>,
  { publicUrl, limits }: Config,
  { allow, ...parts }: Parts,
): void {
  app.route('/api', exportRoutes({ ...parts, publicUrl, ...limits }, allow))
}

import type { Administration } from '#server/admin/access.ts'
import { createUserSync } from '#server/admin/sync-users.ts'
import type { Config } from '#server/config/config.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { findRetirements, mapReplacing } from '#server/model/retirements.ts'
import type { AdminNotices } from '#shared/api/admin.ts'

type Parts = Pick<Administration, 'db' | 'log' | 'identity' | 'linkTo' | 'reportLibrary' | 'reportUsage'>

/** What the console's calls use. */
export function administrationOf(config: Config, parts: Parts): Administration {
  const { admin, costs, limits } = config
  return {
    ...parts,
    syncUsers: createUserSync(parts.db, parts.identity, parts.log),
    requireReason: admin.requireReason,
    notices: noticesOf(config),
    timeZone: costs.timeZone,
    limits: {
      reads: createRateLimit(limits.adminReadsPerMinute),
      lists: createRateLimit(limits.adminListsPerMinute),
    },
  }
}

function noticesOf(config: Config): AdminNotices {
  const retirements = findRetirements(config)
  const modelMap = retirements.length === 0 ? null : mapReplacing(config.model.map, retirements)
  return { retirements: retirements.map(({ id, endsOn }) => ({ id, endsOn })), modelMap }
}

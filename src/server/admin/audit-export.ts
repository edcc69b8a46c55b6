import type { Context } from 'hono'
import type { CallerEnv } from '#server/http/allow.ts'
import { checkAdmin } from '#server/http/allow.ts'
import { type AuditFilter, appendAudit, listAudit } from '#server/store/audit/audit.ts'
import type { AuditEntry } from '#shared/api/admin.ts'
import { type Administration, actorOf } from './access.ts'
import { byteOrderMark, type CsvSeparator, csvLine } from './csv.ts'
import { sendSlices } from './slices.ts'

export type ExportFilter = Omit<AuditFilter, 'limit' | 'before'>

/** The audit log as a file, newest first, complete or filtered. The export itself is in the log as well. */
export async function exportAudit(
  c: Context<CallerEnv>,
  server: Administration,
  filter: ExportFilter,
  separator: CsvSeparator,
): Promise<Response> {
  const actor = actorOf(c)
  const reason = [actor.reason, ...describeFilter(filter)].join('; ')
  await server.db.transaction().execute(trx =>
    appendAudit(
      trx,
      { ...actor, reason },
      {
        action: 'export_audit',
        ...(filter.userId === undefined ? {} : { subjectId: filter.userId }),
      },
    ),
  )
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="parvis-audit.csv"',
  }
  return sendSlices(c, lines(c, server, filter, separator), headers, server.log)
}

/** The parts of the filter that the entry has no column for. */
function describeFilter({ adminId, withoutReason, until }: ExportFilter): string[] {
  return [
    adminId && `admin=${adminId}`,
    withoutReason && 'reason=none',
    until && `until=${until.toISOString()}`,
  ].filter(text => typeof text === 'string')
}

const entriesPerSlice = 500

async function* lines(
  c: Context<CallerEnv>,
  { db }: Administration,
  filter: ExportFilter,
  separator: CsvSeparator,
): AsyncGenerator<string> {
  const line = (cells: (string | number | null)[]) => csvLine(cells, separator)
  let text = byteOrderMark + line(columns.map(([name]) => name))
  for (let before: number | undefined; ; text = '') {
    checkAdmin(await c.var.recheckCaller())
    const { entries, hasMore } = await listAudit(db, { ...filter, before, limit: entriesPerSlice })
    yield text + entries.map(entry => line(columns.map(([, read]) => read(entry)))).join('')
    if (!hasMore) return
    before = entries.at(-1)?.seq
  }
}

const columns: [name: string, read: (entry: AuditEntry) => string | number | null][] = [
  ['seq', entry => entry.seq],
  ['at', entry => entry.at],
  ['action', entry => entry.action],
  ['admin_id', entry => entry.admin?.id ?? null],
  ['admin_email', entry => entry.admin?.email ?? null],
  ['user_id', entry => entry.user?.id ?? null],
  ['user_email', entry => entry.user?.email ?? null],
  ['chat_id', entry => entry.chatId],
  ['request_id', entry => entry.requestId],
  ['reason', entry => entry.reason],
  ['hash', entry => entry.hash],
]

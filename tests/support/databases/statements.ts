import { randomUUID } from 'node:crypto'
import { type CompiledQuery, type RawBuilder, type RootOperationNode, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'

/** What the server executes, and how PostgreSQL does. */

/** The one statement that `run` executes. */
export async function statementOf(db: Db, run: (db: Db) => Promise<unknown>): Promise<CompiledQuery> {
  const nodes: RootOperationNode[] = []
  await run(
    db.withPlugin({
      transformQuery: ({ node }) => {
        nodes.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  )
  const [node] = nodes
  if (!node || nodes.length > 1) throw new Error(`${nodes.length} statements`)
  return db.getExecutor().compileQuery(node, { queryId: randomUUID() })
}

export type PlanStep = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Loops': number
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  /** Pages read from PostgreSQL's memory, by this step and those below it. A page counts each time that it is read. */
  'Shared Hit Blocks': number
  /** Pages written to temporary files, because the step needed more memory than it may use. */
  'Temp Written Blocks': number
  Plans?: PlanStep[]
}

/** Executes a statement, for example one that was prepared, and returns the steps of its plan. */
export async function explain(connection: Db, statement: RawBuilder<unknown>): Promise<PlanStep[]> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanStep }] }>`
    explain (analyze, buffers, timing off, format json) ${statement}`.execute(connection)
  const stepsIn = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(stepsIn)]
  return rows.flatMap(row => stepsIn(row['QUERY PLAN'][0].Plan))
}

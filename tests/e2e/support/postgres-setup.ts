import { openTemplate, type PostgresTemplate } from '#tests/support/databases/database-template.ts'
import { findPostgresProblem } from '#tests/support/databases/postgres-cluster.ts'

/**
 * Playwright's global setup: one PostgreSQL for the servers of all workers. On it, a server starts with a third of the
 * processor time that the embedded database needs. If there is no PostgreSQL, all tests run on the embedded database.
 */

/** Workers inherit the environment. */
const variable = 'PARVIS_TEST_TEMPLATE'

/** The option of a project: which database its servers use. */
export type DatabaseOption = { database: 'embedded' | 'postgres' }

export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (findPostgresProblem()) return undefined
  const { template, close } = await openTemplate('postgres')
  process.env[variable] = JSON.stringify(template)
  return close
}

export function sharedTemplate(): PostgresTemplate | undefined {
  const template = process.env[variable]
  return template === undefined ? undefined : (JSON.parse(template) as PostgresTemplate)
}

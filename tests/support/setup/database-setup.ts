import type { TestProject } from 'vitest/node'
import { type OpenTemplate, openTemplate } from '#tests/support/databases/database-template.ts'

/** Vitest's global setup for the projects that need a database. */

let opened: OpenTemplate | undefined

export async function setup(project: TestProject): Promise<void> {
  opened = await openTemplate(process.env.PARVIS_TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded')
  project.provide('databaseTemplate', opened.template)
}

export async function teardown(): Promise<void> {
  await opened?.close()
}

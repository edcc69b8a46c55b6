import { afterAll, inject } from 'vitest'
import { removeDataDirs } from '#tests/support/databases/databases.ts'
import { keepEmbeddedCode } from '#tests/support/databases/embedded-code.ts'

/** Vitest's setup for each test file that needs a database. */

if (inject('databaseTemplate').kind === 'embedded') await keepEmbeddedCode()

afterAll(removeDataDirs)

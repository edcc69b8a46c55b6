import { existsSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded first by `npm start`, `npm run dev` and the operator's commands: reads settings from `.env`, if there is one.
 * Environment variables take precedence. Node's own --env-file-if-exists would print a line if there is none. Tests
 * start the server without this module.
 */
if (isMainThread && existsSync('.env')) {
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    process.stderr.write(`The file .env cannot be read (${reason}).\n`)
    process.exit(1)
  }
}

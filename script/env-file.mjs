import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded first by `npm start`, `npm run dev` and the operator's commands: reads settings from `.env`, if there is one.
 * Environment variables take precedence. Node's own --env-file-if-exists would print a line if there is none, and would
 * silently misread a file saved by some Windows editors. Tests start the server without this module.
 */
if (isMainThread && existsSync('.env')) {
  try {
    const settings = parseEnv(decode(readFileSync('.env')))
    for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    process.stderr.write(`The file .env cannot be read (${reason}).\n`)
    process.exit(1)
  }
}

/**
 * Decodes UTF-8, or UTF-16 if there is a UTF-16 byte order mark. The decoder removes the mark.
 *
 * @param {Buffer} bytes
 */
function decode(bytes) {
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/**
 * `npm run bench`, or `npm run bench -- NAME`. Prints figures, most of them as ratios to a baseline in the same run.
 */

const benches = {
  relay: () => import('./relay.ts'),
  growth: () => import('./growth.ts'),
  pages: () => import('./pages.ts'),
  storage: () => import('./storage.ts'),
}

const [, , wanted] = process.argv
const chosen = Object.entries(benches).filter(([name]) => wanted === undefined || name === wanted)
if (chosen.length === 0) {
  console.error(`There is no benchmark ${wanted}. Choose one of: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 1
}
const startedAtMs = performance.now()
try {
  for (const [name, load] of chosen) {
    console.log(`\n${name}`)
    const partStartedAtMs = performance.now()
    await (await load()).run()
    console.log(`\n${name} took ${secondsSince(partStartedAtMs)} s`)
  }
} catch (error) {
  if (!isWrongFlag(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
if (chosen.length > 1) console.log(`\nAll of them took ${secondsSince(startedAtMs)} s`)

/** What parseArgs throws. For any other error, the stack trace is needed. */
function isWrongFlag(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

function secondsSince(timeMs: number): string {
  return ((performance.now() - timeMs) / 1_000).toFixed(0)
}

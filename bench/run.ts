/** `npm run bench`, or `npm run bench -- NAME`. Prints figures, most of them as ratios to a baseline in the same run. */

const benches: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  relay: () => import('./relay.ts'),
  growth: () => import('./growth.ts'),
  pages: () => import('./pages.ts'),
  storage: () => import('./storage.ts'),
}

const [, , name] = process.argv
const chosen = name === undefined ? Object.keys(benches) : [name]
const startedMs = performance.now()
for (const one of chosen) {
  const bench = benches[one]
  if (!bench)
    throw new Error(`There is no benchmark ${one}. Choose one of: ${Object.keys(benches).join(', ')}.`)
  console.log(`\n${one}`)
  const partStartedMs = performance.now()
  await (await bench()).run()
  console.log(`\n${one} took ${secondsSince(partStartedMs)} s`)
}
if (chosen.length > 1) console.log(`\nAll of them took ${secondsSince(startedMs)} s`)

function secondsSince(timeMs: number): string {
  return ((performance.now() - timeMs) / 1_000).toFixed(0)
}

/** `npm run bench -- NAME`: figures as ratios to a baseline measured in the same run. These are not tests. */

const benches: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  pages: () => import('./pages.ts'),
  relay: () => import('./relay.ts'),
  storage: () => import('./storage.ts'),
}

const name = process.argv[2] ?? ''
const bench = benches[name]
if (bench) await (await bench()).run()
else console.log(`npm run bench -- ${Object.keys(benches).join(' | ')}`)

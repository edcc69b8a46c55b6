import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * For daily work: the server from its sources, restarted when they change, and the pages by vite with hot
 * reloading. Open the address that vite prints; it hands the server's calls on. Ctrl-C ends both.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const commands = [
  ['--watch', '--watch-preserve-output', 'src/server/main.ts'],
  ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'],
]

const children = commands.map(args => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }))

function endAll(): void {
  for (const child of children) if (isRunning(child)) child.kill('SIGTERM')
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

for (const child of children) {
  // Without its other half neither is of use.
  child.once('exit', code => {
    endAll()
    process.exitCode ||= code ?? 0
  })
}
process.on('SIGINT', endAll)
process.on('SIGTERM', endAll)

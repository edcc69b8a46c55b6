import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pretty from 'pino-pretty'

/**
 * For daily work: the server from its sources, restarted when they change, and the pages by vite with hot
 * reloading. Open the address that vite prints; it hands the server's calls on. Ctrl-C ends both.
 */

const root = fileURLToPath(new URL('..', import.meta.url))

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  cwd: root,
  stdio: ['inherit', 'pipe', 'inherit'],
})
server.stdout.pipe(pretty({ colorize: process.stdout.isTTY }))
const pages = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'], {
  cwd: root,
  stdio: 'inherit',
})
const children: ChildProcess[] = [server, pages]

function endAll(): void {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  }
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

import { spawn } from 'node:child_process'

/**
 * Runs a program and collects its output, to be shown only if it fails.
 *
 * @param {string} folder
 * @param {string} command
 * @param {string[]} args
 * @param {(child: import('node:child_process').ChildProcess) => void} [onStart]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runQuietly(folder, command, args, onStart, env = process.env) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && command === 'npm'
    const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], shell })
    onStart?.(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', piece => {
        output += piece
      })
    }
    child.on('error', reject).on('close', code => resolve({ code, output }))
  })
}

import { failureText } from './errors.ts'

/** What the operator's commands have in common: how they print, count and fail. */

export type Print = (line: string) => void

export function printLine(line: string): void {
  process.stdout.write(`${withoutControls(line)}\n`)
}

/** The text with its control characters replaced: an address that someone else chose must not control the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '�')
}

/** The same for text of several lines, which can contain names from an archive, a database or a provider's error. */
function withoutControls(text: string): string {
  return text.split('\n').map(printable).join('\n')
}

/** "1 row", "2,000 rows". `plural` is needed if it is not formed by adding an s. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`
}

/** The day (UTC), such as 2026-11-22. */
export function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/**
 * Runs a command to its end. `run` resolves with the exit code. After an uncaught error, for example if the embedded
 * database dies, `onFailure` is called, and the process ends with the exit code 1.
 */
export async function runProgram(
  failurePrefix: string,
  run: () => Promise<number>,
  onFailure: () => void = () => undefined,
): Promise<void> {
  const fail = (error: unknown): never => {
    onFailure()
    process.stderr.write(`${withoutControls(failureText(error, failurePrefix))}\n`)
    process.exit(1)
  }
  process.umask(0o077)
  process.on('uncaughtException', fail)
  // A reader that closes the pipe (`| head`) ends only the output, not what the command does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') fail(error)
  })
  process.exitCode = await run().catch(fail)
}

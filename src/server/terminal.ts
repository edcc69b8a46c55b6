import { styleText } from 'node:util'
import { version } from './version.ts'

/**
 * What `npm start` prints at a terminal: what it is doing, and what to do next. If the output is not a terminal, it
 * prints only the address and a generated password.
 */
export type Terminal = {
  /** What the server is doing now. Printed only at a terminal. */
  progress(line: string): void
  /**
   * Printed even if the output is not a terminal: a generated password, which must not be in the log. Returns whether
   * it was printed: a disk can be full.
   */
  notice(text: string): Promise<boolean>
  /** The server can be opened at the address. */
  ready(address: string, nextStep: string | undefined): void
}

/** The next step for an operator who has not connected a model. */
export const connectModelStep = [
  'No language model is connected yet: answers quote the library.',
  'To connect one, add OPENAI_API_KEY=… to the file .env and restart Parvis (docs/configuration.md).',
].join('\n')

export function openTerminal(): Terminal {
  const output = process.stdout
  const isTerminal = output.isTTY === true
  const print = (text: string) => output.write(`${text}\n`)
  return {
    progress: line => {
      if (isTerminal) print(line)
    },
    notice: text =>
      new Promise(resolve => {
        output.write(isTerminal ? `\n${text}\n` : `${text}\n`, error => resolve(!error))
      }),
    ready: (address, nextStep) => {
      if (!isTerminal) return void print(`Parvis is ready: ${address} (version ${version})`)
      print(`\nParvis is ready: ${styleText('bold', address, { stream: output })} (version ${version})`)
      if (nextStep) print(nextStep)
      print('Press Ctrl-C to stop it.\n')
    },
  }
}

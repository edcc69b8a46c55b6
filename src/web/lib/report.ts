/**
 * For failures that are logged only: one line in the browser's console, for support. It ends in the status of the answer,
 * 0 if none came, or in the error's own words where there was no call. Never the text of a message.
 */
export function reportFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console.
  console.warn(`${what}: ${reasonOf(error)}`)
}

function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return 'status' in error ? error.status : error.message
}

/**
 * Logs a failure in the browser's console, for support. The line ends with the status of the response, 0 if there was
 * none that the page understands. For an error without a status, it ends with the message, or with `error` itself if
 * that is not an Error. It must not contain a user's text.
 */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console.
  console.warn(`${what}: ${reasonOf(error)}`)
}

function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return 'status' in error ? error.status : error.message
}

/** For failures that are logged only: in the browser's console, for support. Never the text of a message. */
export function reportFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console.
  console.warn(what, error instanceof Error ? error.message : error)
}

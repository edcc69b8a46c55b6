/** `URL.parse` as browsers have it that are older than it. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

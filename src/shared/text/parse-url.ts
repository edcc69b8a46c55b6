/**
 * Like `URL.parse`, which older browsers do not have. A check with `URL.canParse` would not be enough: Node's version
 * accepts some very long addresses that cannot be parsed.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

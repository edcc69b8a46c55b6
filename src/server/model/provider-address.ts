/** Where a call goes. A query in the provider's address, such as Azure's `api-version`, is part of each call. */
export function addressOf(baseUrl: string, callPath: string): { origin: string; path: string } {
  const { origin, pathname, search } = new URL(baseUrl)
  return { origin, path: pathname.replace(/\/+$/, '') + callPath + search }
}

/** Azure expects the key in another header, and files with another purpose. */
export function isAzure(baseUrl: string): boolean {
  return /\.azure\.com/.test(baseUrl)
}

/** The path of the page on screen, with its query. */
export function currentPath(): string {
  return location.pathname + location.search
}

/** The address of the page on screen, without the host. */
export function currentPath(): string {
  return location.pathname + location.search
}

/**
 * What one person's page remembers beside React: going to another page and back finds it again. It ends when
 * somebody else comes, or when the person signs out; a session that merely expired ends nothing.
 */

const endings = new Set<() => void>()

/** Returns the way to the one that belongs to `owner`, created at the first call. */
export function keepFor<T>(
  create: (owner: string) => T,
  end: (kept: T) => void = () => {},
): (owner: string) => T {
  let kept: { owner: string; of: T } | undefined
  const endKept = () => {
    const last = kept
    kept = undefined
    if (last) end(last.of)
  }
  endings.add(endKept)
  return owner => {
    if (kept?.owner !== owner) endKept()
    kept ??= { owner, of: create(owner) }
    return kept.of
  }
}

/** The person on screen gave way to somebody else, or signed out. */
export function forgetPerson(): void {
  for (const end of endings) end()
}

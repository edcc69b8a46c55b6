import type { ComponentProps, ReactNode } from 'react'

/**
 * A list whose items have no bullets or numbers. It states its role, because Safari presents such a list as a mere
 * group, except in a `nav`.
 */
export function List(props: ComponentProps<'ul'>): ReactNode {
  // biome-ignore lint/a11y/noRedundantRoles: not redundant in Safari.
  return <ul role="list" {...props} />
}

/** The same, for items in an order. */
export function OrderedList(props: ComponentProps<'ol'>): ReactNode {
  // biome-ignore lint/a11y/noRedundantRoles: not redundant in Safari.
  return <ol role="list" {...props} />
}

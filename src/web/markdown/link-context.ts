import { createContext, type ElementType } from 'react'
import { findSafeLink, type SafeLink } from '#shared/text/safe-link.ts'

/**
 * `component` renders links that only the firm's own texts may contain: to the product's pages and to telephone
 * numbers. They open in this tab.
 */
export type ShownLink = SafeLink & { component?: ElementType }

/** How links are checked: by the rules for answers, unless the firm wrote the text. */
export const LinkContext = createContext<(address: string) => ShownLink | undefined>(findSafeLink)

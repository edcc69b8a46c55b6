import { findStored, isPrefixStored, removeStoredWithPrefix, store } from '#web/lib/local-storage.ts'

/** When the disclaimer was accepted, under a key of its version: `parvis.disclaimer.v1` for the text that comes with it. */
const prefix = 'parvis.disclaimer.'

/** False if nothing can be read, or what is stored is not a time. */
export function isDisclaimerAccepted(version: string): boolean {
  const time = findStored(prefix + version)
  return time !== undefined && !Number.isNaN(Date.parse(time))
}

/** Whether any version was: asked before the server has said which one counts. */
export function wasDisclaimerAccepted(): boolean {
  return isPrefixStored(prefix)
}

export function acceptDisclaimer(version: string): void {
  removeStoredWithPrefix(prefix)
  store(prefix + version, new Date().toISOString())
}

import { findStored, isPrefixStored, removeStoredWithPrefix, store } from '#web/lib/storage/local-storage.ts'

/** The time of acceptance is stored under a key with the version: `v1` for the shipped text, or `built-in`. */
const prefix = 'parvis.disclaimer.'

/** False if the storage cannot be read or does not contain a time. */
export function isDisclaimerAccepted(version: string): boolean {
  const time = findStored(prefix + version)
  return time !== undefined && !Number.isNaN(Date.parse(time))
}

/** Whether any version was accepted: used before the current version is known. */
export function wasDisclaimerAccepted(): boolean {
  return isPrefixStored(prefix)
}

export function acceptDisclaimer(version: string): void {
  removeStoredWithPrefix(prefix)
  store(prefix + version, new Date().toISOString())
}

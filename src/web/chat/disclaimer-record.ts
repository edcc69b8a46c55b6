import { findStored, store } from '#web/lib/storage.ts'

/** When the disclaimer was accepted, for this version of its text; a new version is a new key. */
const key = 'parvis.disclaimer.v1'

/** Not accepted where nothing can be read, or where what is there is no time. */
export function isDisclaimerAccepted(): boolean {
  const time = findStored(key)
  return time !== undefined && !Number.isNaN(Date.parse(time))
}

export function acceptDisclaimer(): void {
  store(key, new Date().toISOString())
}

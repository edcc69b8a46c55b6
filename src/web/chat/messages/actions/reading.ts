import { createObservable } from '#web/lib/observable.ts'

/** An answer being read aloud. A new object each time, so that an earlier reading that ends late changes nothing. */
export type Reading = { messageKey: string }

/** The reading that is in progress: a device has one voice. */
export const reading = createObservable<Reading | undefined>(undefined)

/** Also ends what an earlier page, or another part of this one, was saying. */
export function stopReading(): void {
  reading.set(undefined)
  window.speechSynthesis?.cancel()
}

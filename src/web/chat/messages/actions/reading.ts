import { createObservableMap } from '#web/lib/observable-map.ts'

/** An answer being read aloud. A new object each time, so that an earlier reading that ends late changes nothing. */
export type Reading = { messageKey: string }

/** The reading that is in progress: a device has one voice. */
export const reading = createObservableMap<'current', Reading | undefined>()

/** Also ends what an earlier page, or another part of this one, was saying. */
export function stopReading(): void {
  reading.set('current', undefined)
  window.speechSynthesis?.cancel()
}

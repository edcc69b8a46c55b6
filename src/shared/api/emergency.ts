import * as v from 'valibot'
import { languages } from '#shared/language.ts'
import { plainObject } from '#shared/schema.ts'

/**
 * The box with official numbers that is shown under a question about an emergency, before its answer. The server
 * chooses it, without a model, when a question arrives, and stores it with the question. All its texts come from the
 * server, in one language.
 */

export const emergencyKinds = ['violence', 'custody', 'suicide', 'child', 'eviction'] as const
export type EmergencyKind = (typeof emergencyKinds)[number]

const contactSchema = plainObject({
  /** As people write it: "116 006". */
  number: v.string(),
  /** `tel:116006` or `sms:114`. */
  href: v.pipe(v.string(), v.regex(/^(tel|sms):\d+$/)),
  /** Who answers, and when to call. */
  what: v.string(),
})
export type EmergencyContact = v.InferOutput<typeof contactSchema>

const sectionSchema = plainObject({
  /** Any text: a newer server may send other kinds. */
  kind: v.string(),
  title: v.string(),
  text: v.string(),
  /** Rights and rules that matter now. */
  points: v.array(v.string()),
  contacts: v.array(contactSchema),
})
export type EmergencySection = v.InferOutput<typeof sectionSchema>

export const emergencySchema = plainObject({
  language: v.picklist(languages),
  /** One for each kind. A number is listed only once. */
  sections: v.array(sectionSchema),
  /** The date when the numbers were last checked. `checked` says the same in words. */
  asOf: v.string(),
  checked: v.string(),
})
export type Emergency = v.InferOutput<typeof emergencySchema>

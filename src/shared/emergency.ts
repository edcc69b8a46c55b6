import * as z from 'zod/mini'
import { languages } from './language.ts'

/**
 * The box with official numbers that is shown under a question about an emergency, before its answer. The server chooses
 * it, without a model, when a question arrives, and stores it with the question. All its texts come from the server, in
 * one language.
 */

export const emergencyKinds = ['violence', 'custody', 'suicide', 'child', 'eviction'] as const
export type EmergencyKind = (typeof emergencyKinds)[number]

const contactSchema = z.object({
  /** As people write it: "116 006". */
  number: z.string(),
  /** `tel:116006` or `sms:114`. */
  href: z.string().check(z.regex(/^(tel|sms):\d+$/)),
  /** Who answers, and when to call. */
  what: z.string(),
})
export type EmergencyContact = z.infer<typeof contactSchema>

const sectionSchema = z.object({
  /** Any text: a newer server may send other kinds. */
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** Rights that matter now, one sentence each. */
  points: z.array(z.string()),
  contacts: z.array(contactSchema),
})
export type EmergencySection = z.infer<typeof sectionSchema>

export const emergencySchema = z.object({
  language: z.enum(languages),
  /** One for each kind. A number is listed only once. */
  sections: z.array(sectionSchema),
  /** The date when the numbers were last checked. `checked` says the same in words. */
  asOf: z.string(),
  checked: z.string(),
})
export type Emergency = z.infer<typeof emergencySchema>

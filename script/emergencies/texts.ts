import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { type EmergencyKind, emergencyKinds } from '#shared/emergency.ts'
import { languages } from '#shared/language.ts'

/** Texts with the emergency that they are about, or null. */

export type LabelledText = { text: string; emergency: EmergencyKind | null }

/**
 * Files in `texts/`. Their authors wrote independently: what is learned from some is measured on another. `first` is
 * the least fair measure: some of it was read while the other files were written.
 */
export const authors = ['first', 'author-a', 'author-b'] as const
export const otherFiles = ['urgent', 'ordinary', 'library'] as const

const linesSchema = z.partialRecord(z.enum(languages), z.string())
const fileSchema = z.partialRecord(z.enum([...emergencyKinds, 'none']), linesSchema)

export function readTexts(name: (typeof authors)[number] | (typeof otherFiles)[number]): LabelledText[] {
  const kinds = fileSchema.parse(readYaml(`texts/${name}.yaml`))
  return Object.entries(kinds).flatMap(([kind, byLanguage]) =>
    Object.values(byLanguage)
      .flatMap(lines => lines.trim().split('\n'))
      .map(text => ({ text, emergency: emergencyKinds.find(each => each === kind) ?? null })),
  )
}

export function allTexts(): LabelledText[] {
  return [...otherFiles, ...authors].flatMap(readTexts)
}

const goldenSchema = z.array(z.object({ text: z.string(), emergency: z.nullable(z.enum(emergencyKinds)) }))

/** Never used for training, and not to be read while changing rules or texts. */
export function readGoldenTexts(): LabelledText[] {
  return goldenSchema.parse(readYaml('../../tests/eval/emergencies.yaml'))
}

function readYaml(path: string): unknown {
  return parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}

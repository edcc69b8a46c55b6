import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { type EmergencyKind, emergencyKinds } from '#shared/api/emergency.ts'
import { languages } from '#shared/language.ts'
import { plainObject } from '#shared/schema.ts'

/** Texts with the emergency that they are about, or null. */

export type LabelledText = { text: string; emergency: EmergencyKind | null }

/**
 * Files in `texts/`. Their authors wrote independently, so weights learned without one author's texts can be measured
 * on them. `first` is the least fair measure: some of it was read while the other files were written.
 */
export const authors = ['first', 'author-a', 'author-b'] as const
export const otherFiles = ['urgent', 'ordinary', 'library'] as const

const linesSchema = v.record(v.picklist(languages), v.string())
const fileSchema = v.record(v.picklist([...emergencyKinds, 'none']), linesSchema)

export function readTexts(name: (typeof authors)[number] | (typeof otherFiles)[number]): LabelledText[] {
  const kinds = v.parse(fileSchema, readYaml(`texts/${name}.yaml`))
  return Object.entries(kinds).flatMap(([kind, byLanguage]) =>
    Object.values(byLanguage)
      .flatMap(lines => lines.trim().split('\n'))
      .map(text => ({ text, emergency: emergencyKinds.find(each => each === kind) ?? null })),
  )
}

export function allTexts(): LabelledText[] {
  return [...otherFiles, ...authors].flatMap(readTexts)
}

const goldenSchema = v.array(
  plainObject({ text: v.string(), emergency: v.nullable(v.picklist(emergencyKinds)) }),
)

/** Never used for training, and not to be read while changing rules or texts. */
export function readGoldenTexts(): LabelledText[] {
  return v.parse(goldenSchema, readYaml('../../tests/eval/emergencies.yaml'))
}

function readYaml(path: string): unknown {
  return parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}

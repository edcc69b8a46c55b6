import * as v from 'valibot'
import type { Language } from '#shared/language.ts'
import { finite, plainObject, plainRecord } from '#shared/schema.ts'

/**
 * What is wrong with a file of the library. The console says so in the administrator's language;
 * `npm run library -- check` and the log say so in English.
 */

/** `{field}` and the like stand for the problem's values. */
const english = {
  unreadable: 'The file could not be read. Check its permissions.',
  encoding: 'The file is not UTF-8 text. Save it as UTF-8.',
  front_matter_missing: 'The file must begin with front matter between two “---” lines.',
  front_matter_fields: 'The front matter must consist of fields such as “title: …”.',
  not_yaml: 'Line {line} is not valid YAML. Check its indentation, colons, asterisks and quotation marks.',
  unknown_field: 'There is no field {field}.',
  wrong_value: '{field} does not have the expected format.',
  text: '{field} must be text.',
  list: '{field} must be a list.',
  fields: '{field} must consist of fields.',
  empty: '{field} must not be empty.',
  too_long: '{field} must have at most {max} characters.',
  article: '{field} is not the number of an article.',
  official_link: '{field} must be an https link to an official site.',
  id: '{field} must be lower-case words joined by hyphens.',
  one_of: '{field} must be one of {options}.',
  few_questions: '{field} must contain at least {min} questions.',
  many_questions: '{field} must contain at most {max} questions.',
  repeated_question: '{field} must not contain the same question twice.',
  no_reference: '{field} must name at least one article.',
  date: '{field} must be a date such as 2026-11-22.',
  file_name: 'The file must be named {file}.',
  headings: 'The file must have these headings, in this order: {headings}.',
  word_count: 'The text has {count} words; it must have {min} to {max}.',
  link: '{address} is not an https link to an official site.',
  missing_file: '{file} is missing.',
  lists: 'The file must contain these lists: {lists}.',
  only_lists: 'Line {line}: only these lists are allowed here: {lists}.',
  group: 'Line {line}: a group must have words in fr, en or both.',
  unknown_language: 'Line {line}: there is no language {language}.',
  word_list: 'Line {line}: {language} must be a list of words in square brackets.',
  many_in_group: 'Line {line}: {language} must contain at most {max} questions.',
  sheet_id: 'Line {line}: sheet must be the id of a sheet.',
  not_a_word: 'Line {line}: “{word}” is empty, too long or not text.',
  subjects: 'The file must be YAML with one entry per subject.',
  reserved_id: 'The id {field} is reserved. Choose another one.',
  no_words: '{field} must contain at least one word.',
  short_word: '{subject}: “{word}” is too short.',
  word_of_other: '{subject}: “{word}” is also a word of {other}.',
}

const french: typeof english = {
  unreadable: 'Le fichier n’a pas pu être lu. Vérifiez ses droits d’accès.',
  encoding: 'Le fichier n’est pas du texte en UTF-8. Enregistrez-le en UTF-8.',
  front_matter_missing: 'Le fichier doit commencer par un en-tête entre deux lignes «\u00a0---\u00a0».',
  front_matter_fields: 'L’en-tête doit se composer de champs\u00a0: un nom, deux-points, puis une valeur.',
  not_yaml:
    'La ligne {line} n’est pas du YAML valide. Vérifiez les retraits, les deux-points, les astérisques et les guillemets de cette ligne.',
  unknown_field: 'Le champ {field} n’existe pas.',
  wrong_value: 'Le champ {field} n’a pas le format attendu.',
  text: 'Le champ {field} doit contenir du texte.',
  list: 'Le champ {field} doit être une liste.',
  fields: 'L’élément {field} doit se composer de champs.',
  empty: 'Le champ {field} ne doit pas être vide.',
  too_long: 'Le champ {field} doit compter au plus {max} caractères.',
  article: 'Le champ {field} n’est pas un numéro d’article.',
  official_link: 'Le champ {field} doit être un lien https vers un site officiel.',
  id: '{field} doit se composer de mots en minuscules, reliés par des traits d’union.',
  one_of: 'Le champ {field} doit avoir l’une des valeurs suivantes\u00a0: {options}.',
  few_questions: 'Le champ {field} doit contenir au moins {min} questions.',
  many_questions: 'Le champ {field} doit contenir au plus {max} questions.',
  repeated_question: 'Le champ {field} ne doit pas contenir deux fois la même question.',
  no_reference: 'Le champ {field} doit citer au moins un article.',
  date: 'Le champ {field} doit être une date, par exemple 2026-11-22.',
  file_name: 'Le fichier doit s’appeler {file}.',
  headings: 'Le fichier doit contenir ces intertitres, dans cet ordre\u00a0: {headings}.',
  word_count: 'Le texte compte {count} mots\u202f; il doit en compter de {min} à {max}.',
  link: '{address} n’est pas un lien https vers un site officiel.',
  missing_file: 'Le fichier {file} est introuvable.',
  lists: 'Le fichier doit contenir ces listes\u00a0: {lists}.',
  only_lists: 'Ligne {line}\u00a0: seules ces listes sont admises ici\u00a0: {lists}.',
  group:
    'Ligne {line}\u00a0: un groupe doit avoir des mots sous «\u00a0fr\u00a0», sous «\u00a0en\u00a0» ou sous les deux.',
  unknown_language: 'Ligne {line}\u00a0: la langue «\u00a0{language}\u00a0» n’existe pas.',
  word_list: 'Ligne {line}\u00a0: {language} doit être une liste de mots entre crochets.',
  many_in_group: 'Ligne {line}\u00a0: {language} doit contenir au plus {max} questions.',
  sheet_id: 'Ligne {line}\u00a0: «\u00a0sheet\u00a0» doit être l’identifiant d’une fiche.',
  not_a_word: 'Ligne {line}\u00a0: «\u00a0{word}\u00a0» est vide, trop long ou n’est pas du texte.',
  subjects: 'Le fichier doit être du YAML, avec une entrée par sujet.',
  reserved_id: 'L’identifiant {field} est réservé\u00a0: choisissez-en un autre.',
  no_words: 'Le champ {field} doit contenir au moins un mot.',
  short_word: '{subject}\u00a0: «\u00a0{word}\u00a0» est trop court.',
  word_of_other: '{subject}\u00a0: «\u00a0{word}\u00a0» est aussi un mot de {other}.',
}

export const libraryProblemTexts: Record<Language, typeof english> = { en: english, fr: french }

export type LibraryProblemCode = keyof typeof english

export function isLibraryProblemCode(code: unknown): code is LibraryProblemCode {
  return typeof code === 'string' && Object.hasOwn(english, code)
}

export const libraryProblemSchema = plainObject({
  code: v.custom<LibraryProblemCode>(isLibraryProblemCode),
  values: plainRecord(v.union([v.string(), finite])),
})
export type LibraryProblem = v.InferOutput<typeof libraryProblemSchema>

export function problemSentence({ code, values }: LibraryProblem, language: Language): string {
  return libraryProblemTexts[language][code].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? '…'))
}

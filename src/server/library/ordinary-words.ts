import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Language } from '#shared/language.ts'
import { hashOf, type NumberedWords, numberWords } from './numbered-words.ts'
import { foldText } from './question-text.ts'

/** Common words, without accents: they are not typing mistakes, even if no sheet contains them. */
export type OrdinaryWords = Record<Language, NumberedWords>

/**
 * From three word lists of zxcvbn-ts: frequent French words and, for English, the words of passphrases and the most
 * common passwords. The password rules use the first and the last list too. Takes about 40 ms.
 */
export async function loadOrdinaryWords(): Promise<OrdinaryWords> {
  const [french, passphrases, passwords] = await Promise.all([
    readList('@zxcvbn-ts/language-fr/src/commonWords.json'),
    readList('@zxcvbn-ts/language-common/src/diceware.json'),
    readList('@zxcvbn-ts/language-common/src/passwords.json'),
  ])
  return { fr: numbered(french), en: numbered([...passphrases, ...passwords]) }
}

/** Without `import`, which would keep the list in memory. */
async function readList(path: string): Promise<string[]> {
  const file = createRequire(import.meta.url).resolve(path)
  return JSON.parse(await readFile(file, 'utf8')) as string[]
}

function numbered(words: readonly string[]): NumberedWords {
  return numberWords(words.map(word => hashOf(foldText(word))))
}

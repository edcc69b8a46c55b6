import { readFile } from 'node:fs/promises'

/** Word lists of zxcvbn-ts. All but `passphraseWords` begin with the most frequent words. */
const files = {
  frenchWords: import.meta.resolve('@zxcvbn-ts/language-fr/src/commonWords.json'),
  passphraseWords: import.meta.resolve('@zxcvbn-ts/language-common/src/diceware.json'),
  passwords: import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'),
}

/** Reads the list from its file: `import` would keep it in memory. */
export async function readZxcvbnList(name: keyof typeof files): Promise<string[]> {
  return JSON.parse(await readFile(new URL(files[name]), 'utf8')) as string[]
}

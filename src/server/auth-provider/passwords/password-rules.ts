import { invalid, weakPassword } from '#server/auth-provider/protocol/auth-error.ts'
import { isKnownPassword } from './known-passwords.ts'
import { maxPasswordBytes } from './password-hash.ts'

/** Throws if the length is wrong. The minimum counts characters, the maximum counts bytes. */
export function checkPasswordLength(password: string, minLength: number): void {
  if (Buffer.byteLength(password.normalize('NFC')) > maxPasswordBytes) {
    throw invalid(
      `Password cannot be longer than ${maxPasswordBytes} characters. Letters with accents count as two.`,
    )
  }
  if ([...password].length < minLength) {
    throw weakPassword(`Password should be at least ${minLength} characters.`, ['length'])
  }
}

/** What an attacker would try first. */
export type PasswordContext = { email: string | null; firmName: string }

/** Throws weak_password if the password is easy to guess. */
export async function refuseGuessable(password: string, context: PasswordContext): Promise<void> {
  const plain = password.normalize('NFC').toLowerCase()
  if (isOneRun(plain) || isOwn(plain, context) || (await isKnown(plain))) {
    throw weakPassword('Password is known to be weak and easy to guess, please choose a different one.', [
      'pwned',
    ])
  }
}

/** Up to this many digits or symbols around a known word do not make a better password. */
const maxAddedCharacters = 6
/** Shorter words would match the lists by chance. */
const minWordLength = 4

async function isKnown(plain: string): Promise<boolean> {
  if (await isKnownPassword(plain)) return true
  if (await isKnownPassword(trimmed(plain, /[^\p{L}\p{N}]/u))) return true
  const word = trimmed(plain, /[^\p{L}]/u)
  if (word.length < minWordLength || plain.length - word.length > maxAddedCharacters) return false
  return isKnownPassword(word)
}

/** Removes the characters that match `edge` from both ends. */
function trimmed(text: string, edge: RegExp): string {
  const characters = [...text]
  const isKept = (character: string) => !edge.test(character)
  const first = characters.findIndex(isKept)
  return first === -1 ? '' : characters.slice(first, characters.findLastIndex(isKept) + 1).join('')
}

/**
 * Whether the password has letters, all of which are from words of the email address, the firm's name, or “Parvis”.
 * Words of one or two letters count only together with the rest of what is before the @ (“j.dupont”).
 */
function isOwn(plain: string, { email, firmName }: PasswordContext): boolean {
  const [localPart = ''] = (email ?? '').split('@')
  const names = ['parvis', email ?? '', localPart, firmName].flatMap(name => [
    name,
    ...name.split(/[^\p{L}\p{N}]+/u),
  ])
  const words = names.map(lettersOf).filter(word => word.length >= 3)
  words.sort((one, other) => other.length - one.length)
  const letters = lettersOf(plain)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters)
  return letters !== '' && rest === ''
}

/** A text's letters, in lower case and without accents, so that "Lefevre" is found in "Lefèvre". */
function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
}

/** `aaaaaaaa`, `12345678`, `hgfedcba`: one step repeated. */
function isOneRun(password: string): boolean {
  const codes = Array.from(password, character => character.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  return (
    Math.abs(step) <= 1 &&
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
  )
}

import { type Argon2Algorithm, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * Password hashes as PHC strings, argon2id with OWASP's parameters (19 MiB, 2 passes, 1 lane), which Supabase Auth
 * can import. Imported hashes can use any argon2 variant. The work runs on Node's thread pool.
 */

const derive = promisify(argon2)
const argonMemoryKiB = 19 * 1024
const argonPasses = 2
const tagBytes = 32

/** The limit of bcrypt, which hosted providers use: a password that works here works there too. */
export const maxPasswordBytes = 72

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive('argon2id', {
    message: normalise(password),
    nonce: salt,
    parallelism: 1,
    tagLength: tagBytes,
    memory: argonMemoryKiB,
    passes: argonPasses,
  })
  return `$argon2id$v=19$m=${argonMemoryKiB},t=${argonPasses},p=1$${base64(salt)}$${base64(tag)}`
}

/**
 * Whether the password matches the hash. Without a hash (no such account, or no password set) it is false after the
 * same time as with one of our own hashes, so that the delay does not reveal who has an account.
 */
export async function checkPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const parts = hash ? parseHash(hash) : undefined
  const { algorithm, salt, tag, ...cost } = parts ?? dummy
  if (Buffer.byteLength(password) > 4 * maxPasswordBytes) return false
  const derived = await derive(algorithm, {
    message: normalise(password),
    nonce: salt,
    tagLength: tag.length,
    ...cost,
  })
  return parts !== undefined && timingSafeEqual(derived, tag)
}

/** Whether an imported hash can be checked here at an acceptable cost. */
export function isReadableHash(hash: string): boolean {
  return parseHash(hash) !== undefined
}

type Hash = {
  algorithm: Argon2Algorithm
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
  salt: Buffer
  tag: Buffer
}

const dummy: Hash = {
  algorithm: 'argon2id',
  memory: argonMemoryKiB,
  passes: argonPasses,
  parallelism: 1,
  salt: randomBytes(16),
  tag: randomBytes(tagBytes),
}

const maxImportedMemoryKiB = 256 * 1024
const maxImportedPasses = 16
const maxImportedParallelism = 16

function parseHash(hash: string): Hash | undefined {
  const match = /^\$(argon2(?:id|i|d))\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (!match) return undefined
  const [, algorithm, m, t, p, salt = '', tag = ''] = match
  const parts = {
    algorithm: algorithm as Argon2Algorithm,
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
  // With smaller values, Node throws, or the tag is too short to be safe. With larger ones, one imported hash could
  // stall the server.
  const isSane =
    parts.parallelism >= 1 &&
    parts.parallelism <= maxImportedParallelism &&
    parts.memory >= 8 * parts.parallelism &&
    parts.memory <= maxImportedMemoryKiB &&
    parts.passes >= 1 &&
    parts.passes <= maxImportedPasses &&
    parts.salt.length >= 8 &&
    parts.tag.length >= 16 &&
    parts.tag.length <= 64
  return isSane ? parts : undefined
}

/** Another keyboard can send the same password in another Unicode form. */
function normalise(password: string): string {
  return password.normalize('NFC')
}

/** PHC strings leave out the padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

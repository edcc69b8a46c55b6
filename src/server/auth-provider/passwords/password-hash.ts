import { type Argon2Algorithm, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * Password hashes as PHC strings, argon2id with OWASP's figures (19 MiB, 2 passes, 1 lane), which Supabase Auth
 * can import. Hashes that came from elsewhere may be any argon2. The work runs on Node's thread pool.
 */

const derive = promisify(argon2)
const memory = 19_456
const passes = 2
const tagLength = 32

/** bcrypt, which hosted providers use, takes no more; kept so that hashes can move in both directions. */
export const maxPasswordBytes = 72

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive('argon2id', {
    message: normalise(password),
    nonce: salt,
    parallelism: 1,
    tagLength,
    memory,
    passes,
  })
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(salt)}$${base64(tag)}`
}

/**
 * Whether the password is the one that was hashed. Without a hash (no such account, no password set) it takes the
 * same time and is false, so that the answer's delay says nothing about who has an account.
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

/** Whether a hash from elsewhere can be checked here at a bearable cost. */
export function isReadableHash(hash: string): boolean {
  return parseHash(hash) !== undefined
}

type Hash = {
  algorithm: Argon2Algorithm
  memory: number
  passes: number
  parallelism: number
  salt: Buffer
  tag: Buffer
}

const dummy: Hash = {
  algorithm: 'argon2id',
  memory,
  passes,
  parallelism: 1,
  salt: randomBytes(16),
  tag: randomBytes(tagLength),
}

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
  // Node refuses smaller ones by throwing; larger ones would let one imported hash stall the server.
  const sane =
    parts.parallelism >= 1 &&
    parts.parallelism <= 16 &&
    parts.memory >= 8 * parts.parallelism &&
    parts.memory <= 262_144 &&
    parts.passes >= 1 &&
    parts.passes <= 16 &&
    parts.salt.length >= 8 &&
    parts.tag.length >= 16 &&
    parts.tag.length <= 64
  return sane ? parts : undefined
}

/** The same password typed on another keyboard may arrive in another Unicode form. */
function normalise(password: string): string {
  return password.normalize('NFC')
}

/** PHC strings leave out the padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

import { readZxcvbnList } from '#server/words/zxcvbn-lists.ts'

/**
 * Whether a text in lower case (a password, or the word in it) is one of the most common leaked passwords or French
 * words: 72,000 different entries, read when the first password is chosen. They are kept as one buffer, which takes
 * 0.6 MB instead of the 6 MB of a Set. Passwords are chosen rarely enough to search all of it each time (0.1 ms).
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  const lines = await loaded
  return !password.includes('\n') && lines.includes(`\n${password}\n`)
}

let loaded: Promise<Buffer> | undefined

async function load(): Promise<Buffer> {
  const lists = await Promise.all([readZxcvbnList('passwords'), readZxcvbnList('frenchWords')])
  return Buffer.from(`\n${lists.flat().join('\n')}\n`)
}

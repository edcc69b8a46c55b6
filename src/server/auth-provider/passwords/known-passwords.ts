/**
 * The most common passwords in leaks and the most common French words, from the word lists of zxcvbn-ts. 72,000 entries,
 * about 6 MB, loaded when the first password is chosen.
 */
export function knownPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= load()
  return loaded
}

let loaded: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const [common, french] = await Promise.all([
    import('@zxcvbn-ts/language-common/src/passwords.json', { with: { type: 'json' } }),
    import('@zxcvbn-ts/language-fr/src/commonWords.json', { with: { type: 'json' } }),
  ])
  return new Set([...common.default, ...french.default])
}

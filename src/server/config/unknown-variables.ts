import { distance } from 'fastest-levenshtein'

/** An environment variable that the program does not read, but whose name looks like one of its settings. */
export type UnknownVariable = { name: string; meant: string[] }

/** Letters that may differ in a misspelled name. */
const maxMistakes = 2
const minNameLength = 6

/**
 * `OPENAI_APIKEY` and `SMTP_HOST` look like settings: they begin like one of ours, or are spelled almost like one.
 * `meant`: the settings that may have been meant, best first.
 */
export function findUnknownVariables(names: string[], known: readonly string[]): UnknownVariable[] {
  const knownNames = new Set(known)
  const prefixes = new Set(known.filter(name => name.includes('_')).map(prefixOf))
  return names
    .filter(name => !knownNames.has(name) && /^[A-Z][A-Z0-9_]*$/.test(name))
    .flatMap(name => {
      const nearest = [...known].sort((a, b) => distance(name, a) - distance(name, b))
      const misspelled = nearest.filter(
        each => name.length >= minNameLength && distance(name, each) <= maxMistakes,
      )
      if (misspelled.length > 0) return [{ name, meant: misspelled.slice(0, 1) }]
      if (!prefixes.has(prefixOf(name))) return []
      return [{ name, meant: nearest.filter(each => prefixOf(each) === prefixOf(name)).slice(0, 3) }]
    })
}

/** `SMTP_` of SMTP_URL. */
function prefixOf(name: string): string {
  return name.slice(0, name.indexOf('_') + 1)
}

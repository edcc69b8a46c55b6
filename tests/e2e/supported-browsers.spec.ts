import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

/**
 * What at least one browser of X-7 lacks. The other tests run in a newer browser and would not notice it, least of all
 * in the code of a package. The build translates newer syntax, but adds no functions. What older-browsers.ts adds is
 * not here. A use with a fallback may need an exception here.
 */
const newerScripts = [
  /\bPromise\.try\b/,
  /\bObject\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bURL\.canParse\b/,
  /\.checkVisibility\(/,
  /\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  /\bIterator\.(from|concat|prototype)\b/,
  /\.(values|keys|entries)\(\)\.(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  /\.(fromBase64|toBase64|setFromBase64|fromHex|toHex|setFromHex)\(/,
  /\bRegExp\.escape\b/,
  /\bURL\.parse\b/,
  /\bError\.isError\b/,
  /\bMath\.sumPrecise\b/,
  /\.getOrInsert(Computed)?\(/,
  /\bIntl\.DurationFormat\b/,
  /\brequestIdleCallback\(/,
  /\bscheduler\.(yield|postTask)\(/,
  /\.moveBefore\(/,
  /\.caretPositionFromPoint\(/,
  /\.requestClose\(|\bCloseWatcher\b/,
]

const newerStyles = [
  /light-dark\(/,
  /[\s:,]linear\(/,
  // A backdrop inherits no custom properties.
  /::backdrop\{[^}]*var\(/,
  /\banchor(-size)?\(|[;{](anchor-name|position-anchor|position-area):/,
  /interpolate-size:|calc-size\(/,
  /@scope\b/,
  /:\s*if\(|@function\b/,
  /::details-content/,
  /[\s:(,](round|mod|rem)\(/,
  /(animation|scroll|view)-timeline/,
  // `content` with a text for screen readers, and without a plain `content` before it as a fallback.
  /(?<!content:"[^"]*";)content:"[^"]*"\s*\/\s*"/,
]

test('the built scripts and styles use nothing that a supported browser lacks (X-7)', () => {
  // Without the files of the previous build, which are kept for pages that are still open.
  const names: string[] = JSON.parse(readFileSync('dist/.assets', 'utf8'))
  const used = names.flatMap(name => {
    const newer = name.endsWith('.js') ? newerScripts : name.endsWith('.css') ? newerStyles : []
    const text = newer.length > 0 ? readFileSync(`dist/web/assets/${name}`, 'utf8') : ''
    return newer.flatMap(pattern => pattern.exec(text)?.[0] ?? []).map(found => `${name}: ${found}`)
  })
  expect(names.length).toBeGreaterThan(50)
  expect(used).toEqual([])
})

test('the built styles have no classes for words of tests, documents and the server', () => {
  const names: string[] = JSON.parse(readFileSync('dist/.assets', 'utf8'))
  const styles = names
    .filter(name => name.endsWith('.css'))
    .map(name => readFileSync(`dist/web/assets/${name}`, 'utf8'))
  expect(styles.join('')).toContain('.truncate{')
  expect(styles.join('')).not.toContain('.container{')
})

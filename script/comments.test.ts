import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const maxLineLength = 120

it('no line of a comment is longer than 120 characters, except those that Biome reads', () => {
  const files = globSync('{bench,script,src,tests}/**/*.{ts,tsx,mjs,css}', { cwd: root })
  const tooLong = files.flatMap(file =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > maxLineLength && /^\s*(\/\/|\/?\*)(?! biome-ignore)/.test(line)
          ? [`${file}:${index + 1}`]
          : [],
      ),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(tooLong).toEqual([])
})

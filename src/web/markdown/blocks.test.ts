import type { Token } from 'marked'
import { describe, expect, it } from 'vitest'
import { type Block, lexBlocks } from '#shared/text/markdown-blocks.ts'
import { constructs, longAnswer } from '#tests/support/samples/markdown-samples.ts'
import { createBlockReader } from './blocks.ts'

/** A random number generator with a seed, so that a failure can be reproduced. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function startsAndTokens(blocks: readonly Block[]) {
  return blocks.map(({ start, token }) => [start, token])
}

/** The same as text, because comparing the tokens a thousand times takes seconds. */
function asText(blocks: readonly Block[]): string {
  return JSON.stringify(startsAndTokens(blocks))
}

describe('parsing a growing answer', () => {
  it('gives the same blocks for any division of the text into chunks', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const random = randomNumbers(seed)
      const parts = [...constructs].sort(() => random() - 0.5)
      const text = parts.join(random() < 0.5 ? '\n\n' : '\n')
      const read = createBlockReader()
      for (let length = 0; length < text.length; length += 1 + Math.floor(random() * 60)) {
        const shown = text.slice(0, length)
        expect(asText(read(shown, false))).toBe(asText(lexBlocks(shown)))
      }
      expect(asText(read(text, false))).toBe(asText(lexBlocks(text)))
    }
  })

  it('gives the same blocks if the text arrives character by character', () => {
    const read = createBlockReader()
    for (let length = 0; length <= longAnswer.length; length += 1) {
      read(longAnswer.slice(0, length), true)
    }
    expect(startsAndTokens(read(longAnswer, false))).toEqual(startsAndTokens(lexBlocks(longAnswer)))
  })

  it.each(['\u00a0', '\u202f'])(
    'shows an item as one line if the text arrives up to a space before a colon (%j)',
    space => {
      for (const start of ['1. Le bail', '1. **Le bail']) {
        const read = createBlockReader()
        const text = `${start}${space}: un contrat`
        for (const shown of [start, start + space, text]) {
          expect(read(shown, true).map(({ token }) => token.type)).toEqual(['list'])
        }
        expect(startsAndTokens(read(text, false))).toEqual(startsAndTokens(lexBlocks(text)))
      }
    },
  )

  it('reuses finished blocks', () => {
    const read = createBlockReader()
    const before = read('One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.', true)
    const after = read('One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n\nSix.', true)
    expect(after[0]).toBe(before[0])
    expect(after[1]).toBe(before[1])
  })

  it('starts over with another text', () => {
    const read = createBlockReader()
    read('One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.', true)
    expect(startsAndTokens(read('Other.', false))).toEqual(startsAndTokens(lexBlocks('Other.')))
  })

  it('closes open bold text at the end and shows only the text of an open link, while the text grows', () => {
    const read = createBlockReader()
    expect(read('a **b', true)[0]?.token.raw).toBe('a **b**')
    expect(read('see [words](https://exa', true)[0]?.token.raw).toBe('see words')
    expect(read('see [words](https://exa', false)[0]?.token.raw).toBe('see [words](https://exa')
  })

  it.each([
    ['Two things:\n-', 'Two things:'],
    ['Two things:\n- ', 'Two things:'],
    ['Two things:\n=', 'Two things:'],
    ['- Two things:\n  -', '- Two things:'],
    ['> Two things:\n> -', '> Two things:'],
  ])('shows no heading while the first mark of a list arrives after a line of text (%j)', (text, shown) => {
    const read = createBlockReader()
    expect(startsAndTokens(read(text, true))).toEqual(startsAndTokens(lexBlocks(shown)))
    expect(startsAndTokens(read(`${text}\n`, true))).toEqual(startsAndTokens(lexBlocks(`${text}\n`)))
  })

  it.each([
    '- Run:\n\n  ```js\n  let total = 2 *',
    '- Run:\n\n  ```js',
    '1. First:\n   - ~~~\n     let [a',
    '> Run:\n>\n> ```\n> let [a',
  ])('adds no marks to code that is still open within a list or a quote (%j)', text => {
    expect(startsAndTokens(createBlockReader()(text, true))).toEqual(startsAndTokens(lexBlocks(text)))
  })

  it.each([
    ['**a ', 8_000],
    ['~~a ', 8_000],
    ['!', 70_000],
    ['_a', 12_000],
  ])('takes time in proportion to the length of a paragraph that repeats “%s”', (mark, repeatCount) => {
    const processorMs = (text: string) => {
      const before = process.threadCpuUsage()
      createBlockReader()(`${text}x`, true)
      lexBlocks(`${text}x**`)
      lexBlocks(`${text}x~~`)
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1_000
    }
    const shortMs = processorMs(mark.repeat(repeatCount / 4))
    // Four times the text takes about 4 times as long, but 16 times if each mark searches all the text after it.
    expect(processorMs(mark.repeat(repeatCount)) / shortMs).toBeLessThan(10)
  })

  it('reads marks and addresses in a paragraph of any length as in a short one', () => {
    const before = `${'mot '.repeat(700)}${'!'.repeat(1_990)}`
    const end = ' **gras** ~~barré~~ *penché* www.example.fr https://example.fr a@example.fr'
    const types = (text: string) => {
      const token: Token | undefined = lexBlocks(text)[0]?.token
      return token && 'tokens' in token ? token.tokens?.map(({ type }) => type) : undefined
    }
    expect(types(before + end)).toEqual(types(`mot${end}`))
    const long = `**${'mot '.repeat(400)}fin**`
    expect(types(long)).toEqual(['strong'])
    expect(types(`https://example.fr/${'a'.repeat(3_000)}`)).toEqual(['link'])
  })

  it('keeps every character of the text in its blocks, except white space', () => {
    for (const text of constructs) {
      const joined = lexBlocks(text)
        .map(({ token }) => token.raw)
        .join('')
      expect(joined.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }
  })
})

import { describe, expect, it } from 'vitest'
import { plainWords } from '#shared/text/plain-words.ts'
import { nextSpeech } from './speech.ts'

function speechWhileGrowing(text: string, step: number): string[] {
  const spoken: string[] = []
  let spokenLength = 0
  for (let length = 0; length <= text.length; length += step) {
    const next = nextSpeech(text.slice(0, length), spokenLength, false)
    spokenLength = next.spokenLength
    if (next.words) spoken.push(next.words)
  }
  const last = nextSpeech(text, spokenLength, true)
  return last.words ? [...spoken, last.words] : spoken
}

const answer =
  'A tenant may leave at any time, with a notice of three months. In some cities it is one month only!\n\n' +
  '- **First**: write a registered letter.\n- Then wait for the [receipt](https://a.fr).\n\nThat is all'

describe('a growing answer in a screen reader', () => {
  it('is read in whole sentences or lines, never word by word', () => {
    const spoken = speechWhileGrowing(answer, 3)
    expect(spoken.length).toBeLessThan(6)
    expect(spoken[0]).toBe('A tenant may leave at any time, with a notice of three months.')
    expect(spoken.slice(0, -1).every(words => /[.!?:]$/.test(words))).toBe(true)
  })

  it('is read completely and only once, at any pace', () => {
    const whole = plainWords(answer)
    for (const step of [1, 7, 50, 1000]) expect(speechWhileGrowing(answer, step).join(' ')).toBe(whole)
  })

  it('is read with a pause after a heading, a list item and a row of a table', () => {
    const text =
      '## Steps\n\n1. Write a **letter**\n2. Wait!\n\n| Case | Time |\n|---|---|\n| Damage | 2 months |\n\n' +
      'A sentence\non two lines, at last:\n\n- the lease\n'
    expect(nextSpeech(text, 0, true).words).toBe(
      'Steps. Write a letter. Wait! Case Time. Damage 2 months. A sentence on two lines, at last: the lease.',
    )
  })

  it('is read without Markdown marks', () => {
    expect(plainWords('_Ask_ __[the *office*](https://a.fr)__ ~~now~~, ![a](b.png)')).toBe(
      'Ask the office now, a',
    )
    expect(plainWords('## A\n\n| a | b |\n|---|---|\n| *c* | `d` |\n\n```js\nx()\n```')).toBe('A a b c d x()')
  })

  it('keeps the characters of code, and underscores within a word', () => {
    expect(plainWords('Set `OPENAI_API_KEY` and ``a|b*`` in **`.env`**.')).toBe(
      'Set OPENAI_API_KEY and a|b* in .env.',
    )
    expect(plainWords('Set OPENAI_API_KEY or _OPENAI_BASE_URL_.')).toBe(
      'Set OPENAI_API_KEY or OPENAI_BASE_URL.',
    )
    expect(plainWords('Run:\n\n```py\n__init__(*args) # a|b\n```\n\n*Done*')).toBe(
      'Run: __init__(*args) # a|b Done',
    )
  })

  it('keeps the characters of code if its beginning was already read', () => {
    const code = 'const _first = one.two.three(another_argument, and_one_more). \n'
    const text = `Run:\n\n\`\`\`ts\n${code}${code}_last()\n\`\`\`\n\nAnd *that* is all.`
    for (const step of [1, 40, 1000]) {
      const spoken = speechWhileGrowing(text, step).join(' ')
      expect(spoken).toContain('_last()')
      expect(spoken).toContain('And that is all.')
    }
  })
})

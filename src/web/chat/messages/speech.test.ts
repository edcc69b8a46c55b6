import { describe, expect, it } from 'vitest'
import { nextSpeech, plainWords } from './speech.ts'

function toldWhileGrowing(text: string, step: number): string[] {
  const heard: string[] = []
  let told = 0
  for (let length = 0; length <= text.length; length += step) {
    const next = nextSpeech(text.slice(0, length), told, false)
    told = next.told
    if (next.words) heard.push(next.words)
  }
  const last = nextSpeech(text, told, true)
  return last.words ? [...heard, last.words] : heard
}

const answer =
  'A tenant may leave at any time, with a notice of three months. In some cities it is one month only!\n\n' +
  '- **First**: write a registered letter.\n- Then wait for the [receipt](https://a.fr).\n\nThat is all'

describe('an answer read out while it is written', () => {
  it('is read in whole sentences or lines, never word by word', () => {
    const heard = toldWhileGrowing(answer, 3)
    expect(heard.length).toBeLessThan(6)
    expect(heard[0]).toBe('A tenant may leave at any time, with a notice of three months.')
    expect(heard.slice(0, -1).every(words => /[.!?:]$/.test(words))).toBe(true)
  })

  it('is read completely and only once, at any pace', () => {
    const whole = plainWords(answer)
    for (const step of [1, 7, 50, 1000]) expect(toldWhileGrowing(answer, step).join(' ')).toBe(whole)
  })

  it('is read without the marks of Markdown', () => {
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

  it('keeps the characters of code whose beginning was already read', () => {
    const code = 'const _first = one.two.three(another_argument, and_one_more). \n'
    const text = `Run:\n\n\`\`\`ts\n${code}${code}_last()\n\`\`\`\n\nAnd *that* is all.`
    for (const step of [1, 40, 1000]) {
      const heard = toldWhileGrowing(text, step).join(' ')
      expect(heard).toContain('_last()')
      expect(heard).toContain('And that is all.')
    }
  })
})

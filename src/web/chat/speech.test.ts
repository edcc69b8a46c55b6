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

describe('an answer read out while it grows', () => {
  it('is told in whole sentences or lines, never by the word', () => {
    const heard = toldWhileGrowing(answer, 3)
    expect(heard.length).toBeLessThan(6)
    expect(heard[0]).toBe('A tenant may leave at any time, with a notice of three months.')
    expect(heard.slice(0, -1).every(words => /[.!?:]$/.test(words))).toBe(true)
  })

  it('leaves nothing out and tells nothing twice, whatever the pace', () => {
    const whole = plainWords(answer)
    for (const step of [1, 7, 50, 1000]) expect(toldWhileGrowing(answer, step).join(' ')).toBe(whole)
  })

  it('is told without the marks of Markdown', () => {
    expect(plainWords('## A\n\n| a | b |\n|---|---|\n| *c* | `d` |\n\n```js\nx()\n```')).toBe('A a b c d x()')
  })
})

import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Markdown } from '#web/markdown/markdown.tsx'
import { sentencesIn } from './sentences.ts'

it('tables are read cell by cell, a letter line by line, and code is not read (C-15)', () => {
  const text =
    'Two periods.\n\n| Case | Period |\n|---|---|\n| Clean | 1 month |\n\n```text\nMadam,\nI am leaving.\n```\n\n```sql\nselect 1\n```\n\nThe end.'
  const { container } = render(<Markdown text={text} />)
  const words = sentencesIn(container, 'en').map(sentence => sentence.words)
  expect(words).toEqual([
    'Two periods.',
    'Case',
    'Period',
    'Clean',
    '1 month',
    'Madam,',
    'I am leaving.',
    'The end.',
  ])
})

it('a line break separates words, and ends a sentence (C-15)', () => {
  const text = 'Write to:  \nTribunal judiciaire  \n12, *rue* Haute<br>75001 Paris'
  const { container } = render(<Markdown text={text} />)
  const words = sentencesIn(container, 'en').map(sentence => sentence.words)
  expect(words).toEqual(['Write to:', 'Tribunal judiciaire', '12, rue Haute', '75001 Paris'])
})

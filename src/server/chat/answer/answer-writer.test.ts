import { expect, it } from 'vitest'
import type { SheetExcerpt } from '#server/model/model.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { contentOf, createAnswerBuffer } from './answer-buffer.ts'
import { createAnswerWriter } from './answer-writer.ts'

const rent: SheetExcerpt = {
  id: 'rent',
  title: 'Rent',
  language: 'en',
  written: '2026-11-22',
  reviewer: null,
  sections: [],
}

it('a sheet that is cited before a web search stays among the sources (B-13)', () => {
  const answer = createAnswerBuffer({ id: 'a', chatId: 'c' as ChatId, userId: 'u' as UserId })
  const writer = createAnswerWriter(answer, 'en')
  writer.setSheets([rent], [])
  writer.write([{ type: 'text', text: 'One month [[sheet:rent]]. I look further.' }])
  writer.write([{ type: 'search-start' }])
  const page = { title: 'A page', url: 'https://example.fr/', snippet: '' }
  writer.write([{ type: 'search-source', source: page }, { type: 'search-end' }])
  writer.write([{ type: 'text', text: 'So it is [[sheet:rent]].' }])
  writer.end(true)
  const { content, sources } = contentOf(answer.entries)
  expect(content).toContain('](/library/rent?lang=en)')
  expect(sources.map(({ title, sheetId }) => [title, sheetId])).toEqual([
    ['Rent', 'rent'],
    ['A page', undefined],
  ])
})

it('an answer offers only sheets that it does not cite, and names no sheet that the model was not given (B-13)', () => {
  const answer = createAnswerBuffer({ id: 'a', chatId: 'c' as ChatId, userId: 'u' as UserId })
  const writer = createAnswerWriter(answer, 'en')
  const deposit = { sheetId: 'deposit', title: 'Deposit' }
  writer.setSheets([rent], [{ sheetId: 'rent', title: 'Rent' }, deposit])
  writer.write([{ type: 'text', text: 'One month [[sheet:rent]], or two [[sheet:unknown]].' }])
  writer.end(true)
  const { content, suggestions } = contentOf(answer.entries)
  expect(content).toMatch(/^One month \(\[.+\]\(\/library\/rent\?lang=en\)\), or two\.$/)
  expect(suggestions).toEqual([deposit])
})

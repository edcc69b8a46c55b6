import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messagePageSchema } from '#shared/api/chat.ts'
import { emptyDataDir } from '#tests/support/databases/databases.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { type Person, signUp } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { copySheets } from '#tests/support/samples/libraries.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

const question = 'Mon propriétaire garde ma caution depuis trois mois, que faire ?'
const questionInEnglish = 'My landlord is keeping my deposit after I moved out, what can I do?'
const sheetSource = { sheetId: 'rent-and-deposit', url: '/library/rent-and-deposit?lang=fr' }
const link = '([Loyer, augmentations et dépôt de garantie](/library/rent-and-deposit?lang=fr))'

async function lastAnswer(person: Person, chatId: string) {
  const response = await person.call(`/api/chat/${chatId}/messages`)
  return v.parse(messagePageSchema, await response.json()).messages.at(-1)
}

let library: string
beforeAll(async () => {
  library = await emptyDataDir()
  await copySheets(library, ['rent-and-deposit', 'eviction', 'neighbours', 'dismissal'])
})

/** Uploads a PDF about a deposit. */
async function uploadLetter(person: Person) {
  const pages = ['Depot de garantie : le bailleur garde la caution du locataire apres la remise des cles.']
  const { pdfs } = await uploaded(person, { name: 'lettre.pdf', bytes: pdfFile({ pages }) })
  return { pdfPaths: pdfs.map(({ path }) => path) }
}

/** The sheets that are stored with the chat's last answer. */
async function givenSheets(app: TestApp, chatId: string) {
  const row = await app.db
    .selectFrom('messages')
    .select('sheets')
    .where('chat_id', '=', chatId as never)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  return row.sheets
}

describe('with a model', () => {
  let model: ScriptedModel
  let app: TestApp
  let person: Person

  beforeAll(async () => {
    model = await startScriptedModel()
    app = await startTestApp({
      env: { ...model.env, LIBRARY_DIR: library },
    })
    person = await signUp(app.url)
  })

  afterAll(async () => {
    await app.close()
    await model.close()
  })

  const answerWith = (...texts: string[]) =>
    model.next({ steps: [...texts.map(text => ({ type: 'text' as const, text })), { type: 'complete' }] })
  const lastRequest = () => model.answerRequests().at(-1)?.body

  it('the passages reach the model between two delimiters, with instructions to base the answer on them (B-12)', async () => {
    answerWith('Voilà.')
    const { chatId, events } = await person.ask(question)
    expect(events.filter(event => event.type === 'suggestions')).toEqual([])
    const { instructions, input } = lastRequest()
    expect(instructions).toMatch(/# Les fiches du cabinet[\s\S]*# The firm’s sheets/)
    const [reference, asked] = input.at(-1).content
    expect(asked.text).toBe(question)
    const mark = /two delimiters (library-[\da-f-]{36}) /.exec(reference.text)?.[1] ?? 'none'
    const quoted = reference.text.split(mark)
    expect(quoted).toHaveLength(4)
    expect(quoted[2]).toMatch(
      /^\nSheet \[\[sheet:rent-and-deposit\]\]: "Loyer[^"]+", written \d{4}-\d\d-\d\d, not reviewed/,
    )
    expect(quoted[2]).toContain('mise en demeure')
    expect(await givenSheets(app, chatId)).toContainEqual({
      id: 'rent-and-deposit',
      language: 'fr',
      written: '2026-12-01',
    })
  })

  it('a valid mark becomes a link and a source, other sheets are offered, and an invalid mark is never shown (B-13, B-40)', async () => {
    answerWith(
      'Deux mois [[she',
      'et:rent-and-',
      'deposit]]. Un avis [[sheet:divorce',
      ']][[sheet:rent-and-deposit]].',
    )
    const read = await person.ask(question)
    const shown = `Deux mois ${link}. Un avis ${link}.`
    expect(read.text).toBe(shown)
    const cited = read.events.filter(event => event.type === 'search-citations')
    expect(cited).toMatchObject([{ sources: [sheetSource] }])
    expect(cited[0]?.sources[0]?.snippet).toMatch(/^Fiche du 1er décembre 2026/)
    expect(read.events.indexOf(cited[0] as never)).toBeLessThan(
      read.events.findIndex(event => event.type === 'text' && event.text.includes('/library/')),
    )
    const [offer] = read.events.filter(event => event.type === 'suggestions')
    expect(offer?.sheets.map(sheet => sheet.sheetId)).toContain('neighbours')
    expect(offer?.sheets.map(sheet => sheet.sheetId)).not.toContain('rent-and-deposit')
    const stored = await lastAnswer(person, read.chatId)
    expect(stored).toMatchObject({
      content: shown,
      sources: [sheetSource],
      suggestions: offer?.sheets,
      status: 'complete',
    })
    answerWith('Oui.')
    await person.ask('Et le délai ?', { chatId: read.chatId })
    expect(lastRequest().input[1].content).toBe(
      'Deux mois [[sheet:rent-and-deposit]]. Un avis [[sheet:rent-and-deposit]].',
    )
  })

  it('other sheets are offered if the only mark ends the answer, even without its last bracket (B-40)', async () => {
    answerWith('Deux mois [[sheet:rent-and-deposit]')
    const { text, events } = await person.ask(question)
    expect(text).toBe(`Deux mois ${link}`)
    expect(events.some(event => event.type === 'suggestions')).toBe(true)
  })

  it('an answer that reaches its maximum length offers no sheets, even if it cites one (B-40)', async () => {
    const text = 'Deux mois [[sheet:rent-and-deposit]].'
    model.next({
      steps: [
        { type: 'text', text },
        { type: 'incomplete', reason: 'max_output_tokens' },
      ],
    })
    const { events } = await person.ask(question)
    expect(events.some(event => event.type === 'search-citations')).toBe(true)
    expect(events.some(event => event.type === 'suggestions')).toBe(false)
  })

  it('a mark that the model copies from the history is not shown if no sheet was given (B-13)', async () => {
    answerWith('Deux mois [[sheet:rent-and-deposit]].')
    const { chatId } = await person.ask(question)
    answerWith('Je vous en prie [[she', 'et:rent-and-deposit]]. Bonne journée [[sheet:')
    const thanked = await person.ask('Merci !', { chatId })
    expect(JSON.stringify(lastRequest().input)).toContain('Deux mois [[sheet:rent-and-deposit]].')
    expect(lastRequest().input.at(-1).content).toBe('Merci !')
    expect(thanked.text).toBe('Je vous en prie. Bonne journée')
    expect(thanked.events.some(event => event.type === 'search-citations')).toBe(false)
    expect((await lastAnswer(person, chatId))?.content).toBe(thanked.text)
  })

  it('the text of a PDF that the model reads itself shows what the question is about (B-16)', async () => {
    answerWith('Voilà.')
    await person.ask('Que dit ce courrier sur mon logement ?', await uploadLetter(person))
    expect(JSON.stringify(lastRequest().input)).toContain('Sheet [[sheet:rent-and-deposit]]')
  })

  it('a question that no sheet covers is sent without passages', async () => {
    answerWith('Un plat.')
    const { chatId } = await person.ask('Donne-moi une recette de ratatouille.')
    expect(lastRequest().input.at(-1).content).toBe('Donne-moi une recette de ratatouille.')
    expect(await givenSheets(app, chatId)).toBeNull()
  })
})

it('with a model but an empty library, nothing is searched or added to the instructions, and marks are not shown (B-13, B-15)', async () => {
  const model = await startScriptedModel()
  const app = await startTestApp({ env: model.env })
  const person = await signUp(app.url)
  model.next({ steps: [{ type: 'text', text: 'Un mois [[sheet:rent-and-deposit]].' }, { type: 'complete' }] })
  const read = await person.ask(question)
  expect(read.text).toBe('Un mois.')
  const { body } = model.answerRequests().at(0) ?? {}
  expect(body.input.at(-1).content).toBe(question)
  expect(body.instructions).not.toContain('[[sheet:')
  await app.close()
  await model.close()
})

describe('without a model', () => {
  let app: TestApp
  let person: Person

  beforeAll(async () => {
    app = await startTestApp({ env: { LIBRARY_DIR: library } })
    person = await signUp(app.url)
  })

  afterAll(() => app.close())

  it('the right sheet answers in the language of the question, with its source and related topics (B-10)', async () => {
    const french = await person.ask(question)
    expect(french.text).toContain('**Loyer, augmentations et dépôt de garantie**')
    expect(french.text).toContain('> 1. Réunissez le bail')
    expect(french.text).toContain(link)
    expect(french.text).not.toContain('[[')
    const stored = await lastAnswer(person, french.chatId)
    expect(stored?.sources).toMatchObject([sheetSource])
    expect(stored).not.toHaveProperty('given')
    expect(await givenSheets(app, french.chatId)).toContainEqual(
      expect.objectContaining({ id: 'rent-and-deposit' }),
    )
    const offered = french.events.find(event => event.type === 'suggestions')?.sheets
    expect(offered?.length).toBeGreaterThan(0)
    expect(stored?.suggestions).toEqual(offered)
  })

  it('the first answer says that no model is connected, but not how to connect one, and the next does not repeat it (B-11)', async () => {
    const first = await person.ask(question)
    expect(first.text).toMatch(/\*Aucun modèle de langage n’est connecté[^*]+\*\n$/)
    expect(first.text).not.toContain('OPENAI')
    const later = await person.ask('Et les délais ?', { chatId: first.chatId })
    expect(later.text).toContain('/library/rent-and-deposit?lang=fr')
    expect(later.text).not.toContain('modèle de langage')
  })

  it('a question in English is answered in English, and the answer says that no web search is possible (B-10, B-11)', async () => {
    const read = await person.ask(questionInEnglish, { forceWebSearch: true })
    expect(read.text).toMatch(/^I cannot search the web\. I answer from the firm’s information sheets\./)
    expect(read.text).toContain('\n\nYour question seems to be about')
    expect(read.text).toContain('/library/rent-and-deposit?lang=en')
  })

  it('the text of an attached PDF shows what the question is about (B-16)', async () => {
    const read = await person.ask('Que dit ce courrier sur mon logement ?', await uploadLetter(person))
    expect(read.text).toContain('/library/rent-and-deposit?lang=fr')
  })

  it('a question that no sheet covers is answered with whom to contact', async () => {
    const read = await person.ask('Donne-moi une recette de ratatouille.')
    expect(read.text).toContain('Je n’ai pas trouvé de réponse')
    expect(read.text).toContain('3039')
    expect(read.text).toContain('mailto:')
  })
})

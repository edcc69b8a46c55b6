import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import type { Step } from '#tests/support/model/scripted-scripts.ts'
import {
  askModel,
  type ModelAnswer,
  openTestModel,
  questionFor,
  type TestModel,
} from '#tests/support/model/test-model.ts'

let scripted: ScriptedModel

beforeAll(async () => {
  scripted = await startScriptedModel()
})
afterAll(() => scripted.close())

function open(environment: Record<string, string> = {}): TestModel {
  return openTestModel({ OPENAI_BASE_URL: scripted.url, ...environment })
}

function search(content: string): Promise<ModelAnswer> {
  return askModel(open(), questionFor(content, { webSearch: true }))
}

/** The event types in order, without search queries. Several of the same type in a row count as one. */
function order(asked: ModelAnswer): string[] {
  const kinds = asked.events.map(event => event.type).filter(kind => kind !== 'search-query')
  return kinds.filter((kind, index) => kind !== kinds[index - 1])
}

const legifrance = 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000509310'
const servicePublic = 'https://www.service-public.fr/particuliers/vosdroits/F31269'

describe('a web search', () => {
  it('starts once, and ends once before the first text, even with several searches', async () => {
    const asked = await search('[[search]]')
    expect(asked.end.type).toBe('complete')
    expect(order(asked)).toEqual([
      'reasoning',
      'search-start',
      'search-source',
      'search-end',
      'text',
      'citations',
      'text',
    ])
    expect(asked.events.filter(event => event.type === 'search-start')).toHaveLength(1)
    expect(asked.events.filter(event => event.type === 'search-end')).toHaveLength(1)
  })

  it('shows its search queries, each once', async () => {
    const asked = await search('[[search]]')
    const queries = asked.events.flatMap(event => (event.type === 'search-query' ? [event.query] : []))
    expect(queries).toEqual(['dépôt de garantie délai restitution', 'loi 89-462 article 22'])
  })

  it('shows each source once, including opened pages, without the provider’s tracking parameter', async () => {
    const asked = await search('[[search]]')
    expect(asked.sources).toEqual([
      { title: '', url: servicePublic, snippet: '' },
      { title: '', url: legifrance, snippet: '' },
      { title: 'oai-weather', url: '', snippet: '' },
      { title: '', url: 'https://www.anil.org/depot-de-garantie/', snippet: '' },
    ])
  })

  it('cites each page once, even if the final event repeats it', async () => {
    const asked = await search('[[search]]')
    expect(asked.cited).toEqual([{ title: 'Dépôt de garantie', url: servicePublic, snippet: '' }])
  })

  it('can end without citations', async () => {
    const asked = await search('[[search-uncited]]')
    expect(asked.cited).toEqual([])
    expect(order(asked)).toEqual(['search-start', 'search-source', 'search-end', 'text'])
  })

  it('ends with the answer if no text follows', async () => {
    expect(order(await search('[[search-only]]'))).toEqual(['search-start', 'search-end'])
    const model = open({ MODEL_API: 'chat', MODEL_CAPABILITIES: 'gpt-4o:search' })
    const asked = await askModel(model, questionFor('[[search-only]]', { webSearch: true }))
    expect(order(asked)).toEqual(['search-start', 'search-end'])
  })

  it('drops sources that have neither an address nor a title, and addresses that are not web addresses', async () => {
    const asked = await search('[[search-odd]]')
    expect(asked.sources).toEqual([{ title: 'oai-weather', url: '', snippet: '' }])
    expect(asked.cited).toEqual([
      { title: '', url: legifrance, snippet: '' },
      { title: 'Sans adresse', url: '', snippet: '' },
    ])
  })

  it.each<[string, Step]>([
    ['the connection breaks', { type: 'reset' }],
    ['the server reports an error', { type: 'error', shape: 'nested', code: 'server_error', message: 'No.' }],
    ['the response fails', { type: 'failed', code: 'server_error', message: 'No.' }],
    ['the answer stops early', { type: 'pause', ms: 1 }],
  ])('ends even if %s', async (_, fault) => {
    scripted.next({ steps: [{ type: 'search', query: 'x' }, { type: 'pause', ms: 20 }, fault] })
    const asked = await search('Cherche')
    expect(asked.end.type).toBe('error')
    expect(asked.events.at(-1)).toEqual({ type: 'search-end' })
  })

  it('is shown for an answer that arrives in one piece', async () => {
    scripted.next({
      status: 400,
      body: { error: { code: 'unsupported_value', param: 'stream', message: 'Verify.', type: 'x' } },
    })
    const asked = await search('[[search]]')
    expect(asked.text).toContain('Le délai est d’un mois')
    expect(order(asked)).toEqual([
      'reasoning',
      'search-start',
      'search-source',
      'search-end',
      'text',
      'citations',
    ])
  })

  it('shows at most 200 sources', async () => {
    const sources = Array.from({ length: 500 }, (_, index) => ({ type: 'url', url: `https://a.fr/${index}` }))
    scripted.next({ steps: [{ type: 'search', query: 'x', sources }, { type: 'complete' }] })
    expect((await search('Cherche')).sources).toHaveLength(200)
  })

  it('is requested over Chat Completions if MODEL_CAPABILITIES says that the model supports it', async () => {
    const model = open({ MODEL_API: 'chat', MODEL_CAPABILITIES: 'gpt-4o:search' })
    expect(model.capabilities('gpt-4o').webSearch).toBe(true)
    const asked = await askModel(model, questionFor('[[search]]', { webSearch: true }))
    expect(scripted.requests.at(-1)?.body.web_search_options).toEqual({
      user_location: { type: 'approximate', approximate: { country: 'FR' } },
    })
    expect(order(asked)).toEqual(['search-start', 'search-end', 'text', 'citations', 'text'])
    expect(asked.cited).toEqual([{ title: 'Dépôt de garantie', url: servicePublic, snippet: '' }])
  })
})

import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import type { ModelEnd, ModelRequest } from '#server/model/model.ts'
import { inputTokensWithFiles, lowBudget, reservationFor, useOf } from './budgets.ts'

const request: ModelRequest = {
  choice: 'gpt-4o',
  instructions: 'x'.repeat(350),
  turns: [{ role: 'user', content: 'x'.repeat(35), parts: [{ type: 'text', text: 'x'.repeat(315) }] }],
  webSearch: false,
  maxOutputTokens: 100,
  cacheKey: '',
  safetyIdentifier: '',
}
const usedAfter = (end: ModelEnd, answerLength: number, of = request) => useOf(of, end, answerLength)

describe('what a call to a model used (Q-4)', () => {
  it('is what the provider says', () => {
    const end: ModelEnd = { type: 'complete', usage: { inputTokens: 7, outputTokens: 3 } }
    expect(usedAfter(end, 1000)).toEqual([{ model: 'gpt-4o', input: 7, output: 3, estimated: false }])
  })

  it('is estimated from the texts if the provider says nothing, for example after a stop or a timeout', () => {
    const expected = { model: 'gpt-4o', input: 200, output: 20, estimated: true }
    expect(usedAfter({ type: 'complete' }, 70)).toEqual([expected])
    expect(usedAfter({ type: 'aborted' }, 70)).toEqual([expected])
    expect(usedAfter({ type: 'error', code: 'model_cut' }, 70)).toEqual([expected])
    expect(usedAfter({ type: 'error', code: 'model_timeout' }, 0)).toEqual([{ ...expected, output: 0 }])
    expect(usedAfter({ type: 'error', code: 'model_cut' }, 0)).toEqual([{ ...expected, output: 0 }])
    expect(usedAfter({ type: 'aborted' }, 70, { ...request, webSearch: true })).toEqual([
      { ...expected, input: 200 + 10_000 },
    ])
  })

  it('includes 1,500 tokens for each page of a PDF that the model reads itself', () => {
    const pdf = { type: 'pdf' as const, name: 'bail.pdf', pages: 300, source: { fileId: 'file-1' } }
    const withPdf = {
      ...request,
      turns: [...request.turns, { role: 'user' as const, content: '', parts: [pdf] }],
    }
    expect(usedAfter({ type: 'aborted' }, 70, withPdf)).toMatchObject([{ input: 200 + 450_000, output: 20 }])
    expect(inputTokensWithFiles(withPdf)).toBe(200 + 450_000)
    expect(inputTokensWithFiles(request)).toBeUndefined()
  })

  it('is nothing if the provider refused, and with the built-in model', () => {
    expect(usedAfter({ type: 'error', code: 'model_busy' }, 0)).toEqual([])
    expect(usedAfter({ type: 'complete' }, 700, { ...request, material: {} as never })).toEqual([])
  })
})

describe('what is reserved for an answer (Q-3)', () => {
  const limits = { historyTokens: 16_000, maxOutputTokens: 2_000 }
  const withoutSearch = { webSearch: false, images: true, pdf: true, files: false }
  const model = {
    name: 'chat' as const,
    capabilities: (choice: string) => ({ ...withoutSearch, reasoning: choice === 'o3' }),
  }
  const deps = { model, costs: readConfig({}).costs, limits, firm: { systemPrompt: '' } }
  const asked = {
    choice: 'gpt-4o' as const,
    content: 'x'.repeat(350),
    imageCount: 1,
    pdfCount: 1,
    webSearch: false,
    isFirstQuestion: false,
  }

  it('is as much as the chat, the files and the longest answer may use', () => {
    expect(reservationFor(deps, asked)).toMatchObject({
      inputTokens: 100 + 16_000 + 1_100 + 10_000,
      outputTokens: 2_000,
    })
  })

  it('includes the reasoning of a model that reasons, which MODEL_MAX_OUTPUT_TOKENS does not limit', () => {
    expect(reservationFor(deps, { ...asked, choice: 'o3' })).toMatchObject({ outputTokens: 8_192 })
  })

  it.each([
    ['gpt-4o', true, 4 * 10_000],
    ['gpt-4o', false, 0],
    ['gpt-5', true, 0],
  ] as const)('for %s (can search: %s), includes %i tokens for searches', (choice, canSearch, tokens) => {
    const capabilities = () => ({ ...withoutSearch, webSearch: canSearch, reasoning: false })
    const reserve = (webSearch: boolean) =>
      reservationFor({ ...deps, model: { ...model, capabilities } }, { ...asked, choice, webSearch })
    expect(reserve(true).inputTokens - reserve(false).inputTokens).toBe(tokens)
  })

  it('is nothing with the built-in model', () => {
    const reserved = reservationFor({ ...deps, model: { ...model, name: 'built-in' } }, asked)
    expect(reserved).toMatchObject({ inputTokens: 0, outputTokens: 0 })
  })
})

describe('what a user is told (Q-5)', () => {
  const limits = readConfig({ SMTP_URL: 'smtp://127.0.0.1' }).costs.budgets
  const renewsAt = new Date('2026-11-23T23:00:00Z')
  const tell = (questions: number, tokens: number, unconfirmed = false) =>
    lowBudget(limits, { questions, tokens, unconfirmed, renewsAt })

  it.each([
    [44, 269_999, undefined, undefined],
    [45, 0, 5, null],
    [50, 0, 0, null],
    [0, 270_000, null, 10],
    // One token is left, so the share is not 0 %.
    [0, 299_999, null, 1],
    [0, 310_000, null, 0],
    [47, 300_000, 3, 0],
  ])('after %i questions and %i tokens', (questions, tokens, questionsLeft, percentLeft) => {
    const told = tell(questions, tokens)
    expect(told?.questionsLeft).toBe(questionsLeft)
    expect(told?.percentLeft).toBe(percentLeft)
  })

  it('comes earlier if the address was never confirmed, and not at all without limits', () => {
    expect(tell(5, 0, true)).toMatchObject({ questionsLeft: 5, renewsAt: '2026-11-23T23:00:00.000Z' })
    expect(tell(0, 60_000, true)).toMatchObject({ questionsLeft: null, percentLeft: 0 })
    expect(lowBudget(undefined, undefined)).toBeUndefined()
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { type Reply, textReply } from '#tests/support/model/scripted-scripts.ts'
import { askModel, openTestModel, type TestModel } from '#tests/support/model/test-model.ts'
import { runningMs } from '#tests/support/running-time.ts'

let scripted: ScriptedModel

beforeAll(async () => {
  scripted = await startScriptedModel()
})
afterAll(() => scripted.close())
afterEach(() => {
  vi.useRealTimers()
  scripted.requests.length = 0
})

const half = 'Here is the first half of an answer'
const silence: Reply = { steps: [{ type: 'hang' }], withoutHeaders: true }

/** Time passes only when a test advances it, so a slow connection cannot use up a timeout. */
function useFakeClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
}

describe.each(['responses', 'chat'])('an answer over the %s wire format', api => {
  function open(timeouts: Parameters<typeof openTestModel>[1] = {}): TestModel {
    return openTestModel({ OPENAI_BASE_URL: scripted.url, MODEL_API: api }, timeouts)
  }

  describe('that is slow', () => {
    it('times out before the first event and closes the connection (M-5)', async () => {
      const arrival = Promise.withResolvers<void>()
      scripted.next(silence, () => {
        arrival.resolve()
        return true
      })
      useFakeClock()
      const asking = askModel(open({ firstEventMs: 150 }), 'Bonjour')
      await arrival.promise
      await vi.advanceTimersByTimeAsync(1_000)
      const asked = await asking
      expect(asked.end).toMatchObject({ type: 'error', code: 'model_timeout' })
      expect(asked.durationMs).toBe(150)
      expect(scripted.requests).toHaveLength(1)
      vi.useRealTimers()
      await expect.poll(() => scripted.requests[0]?.abortedAtMs).toBeDefined()
    })

    it('times out during the answer, keeps its text and closes the connection (M-5)', async () => {
      const halfRead = Promise.withResolvers<void>()
      useFakeClock()
      const asking = askModel(open({ silenceMs: 150 }), '[[stall-middle]]', undefined, text => {
        if (text === half) halfRead.resolve()
      })
      await halfRead.promise
      await vi.advanceTimersByTimeAsync(1_000)
      const asked = await asking
      expect(asked.text).toBe(half)
      expect(asked.end).toMatchObject({ type: 'error', code: 'model_timeout' })
      expect(asked.durationMs).toBe(150)
      vi.useRealTimers()
      await expect.poll(() => scripted.requests[0]?.abortedAtMs).toBeDefined()
    })

    it('can take longer than both timeouts if it comes in one piece', async () => {
      scripted.next({ status: 400, body: { error: { code: 'unsupported_value', param: 'stream' } } })
      scripted.next(textReply('late'), () => {
        vi.advanceTimersByTime(1_000)
        return true
      })
      useFakeClock()
      const asked = await askModel(open({ firstEventMs: 150, silenceMs: 150 }), 'Bonjour')
      expect(asked.end.type).toBe('complete')
      expect(asked.text).toBe('late')
      expect(asked.durationMs).toBe(1_000)
    })

    it('continues slowly until the total timeout (M-5)', async () => {
      useFakeClock()
      let pieceCount = 0
      const asked = await askModel(
        open({ silenceMs: 1_000, totalMs: 2_500 }),
        '[[paced 100x5]]',
        undefined,
        () => {
          pieceCount += 1
          vi.advanceTimersByTime(700)
        },
      )
      expect(asked.end).toMatchObject({ type: 'error', code: 'model_timeout' })
      expect(pieceCount).toBe(4)
      expect(asked.durationMs).toBe(4 * 700)
    })
  })

  describe('that is stopped', () => {
    it('emits nothing more, ends at once and closes the connection within a second', async () => {
      const stop = new AbortController()
      let emitCount = 0
      const asked = await askModel(open(), '[[paced 200x10]]', stop.signal, () => {
        emitCount += 1
        if (emitCount === 3) stop.abort()
      })
      expect(asked.end).toEqual({ type: 'aborted' })
      expect(asked.emitCount).toBe(3)
      const stoppedAtMs = runningMs()
      await expect.poll(() => scripted.requests[0]?.abortedAtMs).toBeDefined()
      expect((scripted.requests[0]?.abortedAtMs ?? 0) - stoppedAtMs).toBeLessThan(1000)
      expect(emitCount).toBe(3)
    })

    it('closes the connection even before the first event', async () => {
      const stop = new AbortController()
      const asking = askModel(open(), '[[stall]]', stop.signal)
      await expect.poll(() => scripted.requests).toHaveLength(1)
      stop.abort()
      expect((await asking).end).toEqual({ type: 'aborted' })
      await expect.poll(() => scripted.requests[0]?.abortedAtMs).toBeDefined()
    })

    it('is not requested when the connection opens later', async () => {
      const model = open()
      const stop = new AbortController()
      const asking = askModel(model, '[[text first]]', stop.signal)
      stop.abort()
      expect((await asking).end).toEqual({ type: 'aborted' })
      expect((await askModel(model, '[[text second]]')).text).toBe('second')
      expect(scripted.requests.map(request => request.question)).toEqual(['[[text second]]'])
    })

    it('ends at once, without waiting for a retry, and used nothing because the provider had refused', async () => {
      const stop = new AbortController()
      const askedAtMs = runningMs()
      const asking = askModel(open(), `[[429-wait 5]] stopped ${api}`, stop.signal)
      await expect.poll(() => scripted.requests[0]?.endedAtMs).toBeDefined()
      // The refusal was sent before this call, so it has been read once the call has ended.
      await (await fetch(`${scripted.url}/models`)).text()
      stop.abort()
      const asked = await asking
      expect(asked.end).toEqual({ type: 'aborted', usage: { inputTokens: 0, outputTokens: 0 } })
      expect(runningMs() - askedAtMs).toBeLessThan(2000)
      expect(scripted.requests).toHaveLength(1)
    })

    it('sends nothing if it was stopped before it began', async () => {
      const asked = await askModel(open(), 'Bonjour', AbortSignal.abort())
      expect(asked.end).toEqual({ type: 'aborted', usage: { inputTokens: 0, outputTokens: 0 } })
      expect(scripted.requests).toHaveLength(0)
    })
  })
})

describe('an answer over the chat wire format whose provider says that it is over, but leaves the stream open', () => {
  const chunk = (fields: object) => `data: ${JSON.stringify({ choices: [], ...fields })}\n\n`
  const delta = (fields: object, reason: string | null) =>
    chunk({ choices: [{ index: 0, delta: fields, finish_reason: reason }] })
  const text = delta({ content: 'Oui.' }, null)
  const last = delta({}, 'stop')
  const usage = chunk({ usage: { prompt_tokens: 7, completion_tokens: 2 } })

  /** Asks a model whose stream begins with these chunks and stays open. A minute passes once its text has arrived. */
  async function askForAMinute(...chunks: string[]) {
    const read = Promise.withResolvers<void>()
    // In one piece, so that all of it is read when its text arrives.
    scripted.next({ steps: [{ type: 'raw', frame: chunks.join('') }, { type: 'hang' }] })
    useFakeClock()
    const model = openTestModel({ OPENAI_BASE_URL: scripted.url, MODEL_API: 'chat' })
    const asking = askModel(model, 'Bonjour', undefined, () => read.resolve())
    await read.promise
    await vi.advanceTimersByTimeAsync(60_000)
    return asking
  }

  it('is complete five seconds later, with its usage (M-5)', async () => {
    const asked = await askForAMinute(text, last, usage)
    expect(asked.text).toBe('Oui.')
    expect(asked.end).toMatchObject({ type: 'complete', usage: { inputTokens: 7, outputTokens: 2 } })
    expect(asked.durationMs).toBe(5_000)
    vi.useRealTimers()
    await expect.poll(() => scripted.requests[0]?.abortedAtMs).toBeDefined()
  })

  it.each([
    [
      'every event says that it is over',
      [delta({ content: 'Bon' }, 'stop'), delta({ content: 'jour' }, 'stop')],
    ],
    ['an event with its thoughts says so', [delta({ reasoning_content: 'Hmm' }, 'stop')]],
    ['text follows', [delta({ content: 'Bon' }, 'stop'), delta({ content: 'jour' }, null)]],
    ['only a web search is over', [delta({ content: 'Je cherche.' }, 'tool_calls')]],
  ])('is not ended five seconds later if %s (M-5)', async (_what, chunks) => {
    expect((await askForAMinute(...chunks)).durationMs).toBe(60_000)
  })
})

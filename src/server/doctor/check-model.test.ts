import { expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { checkModels } from './check-model.ts'

it('a model that does not answer within a minute is reported for each choice (O-13)', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  onTestFinished(() => timeout.mockRestore())
  const settings = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', MODEL_MAP: 'o3:other-o3' }
  expect(await checkModels(readConfig(settings))).toEqual(
    ['gpt-4o', 'gpt-5', 'o3 (other-o3)'].map(name => ({
      state: 'failed',
      sentence: `${name} did not answer within a minute.`,
    })),
  )
  expect(timeout).toHaveBeenCalledWith(60_000)
})

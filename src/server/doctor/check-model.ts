import type { Config } from '#server/config/config.ts'
import { createLog } from '#server/log.ts'
import type { ModelEnd, ModelErrorCode } from '#server/model/model.ts'
import { openModel } from '#server/model/open-model.ts'
import { type ModelId, modelIdSchema } from '#shared/api/models.ts'
import { failed, ok, type Result } from './finding.ts'

const timeoutMs = 60_000

/** Sends the model behind each choice on screen (MODEL_MAP) one very short question, which the provider bills. */
export async function checkModels({ model: settings }: Config): Promise<Result[]> {
  const model = openModel(settings, createLog('silent'))
  try {
    if (model.name === 'built-in') {
      return [ok('No language model is connected (OPENAI_API_KEY): answers quote the library.')]
    }
    return await Promise.all(
      modelIdSchema.options.map(async choice => {
        const end = await model.answer(shortQuestion(choice), () => undefined, AbortSignal.timeout(timeoutMs))
        return resultOf(choice, settings.map.get(choice) ?? choice, end)
      }),
    )
  } finally {
    await model.close()
  }
}

function shortQuestion(choice: ModelId) {
  return {
    choice,
    instructions: 'Answer with one word.',
    turns: [{ role: 'user' as const, content: 'Hello' }],
    webSearch: false,
    maxOutputTokens: 16,
    cacheKey: 'doctor',
    safetyIdentifier: '0'.repeat(64),
  }
}

function resultOf(choice: ModelId, id: string, end: ModelEnd): Result {
  const name = id === choice ? choice : `${choice} (${id})`
  if (end.type === 'complete' || end.type === 'incomplete') return ok(`${name} answers.`)
  if (end.type === 'aborted') return failed(`${name} did not answer within a minute.`)
  const advice =
    adviceFor[end.code] ?? 'try again later. If the server has the same problem, its log has the details.'
  return failed(`${name} does not answer (${end.code}): ${advice}`)
}

const adviceFor: Partial<Record<ModelErrorCode, string>> = {
  model_misconfigured:
    'check OPENAI_API_KEY, OPENAI_BASE_URL and the certificate of its server, MODEL_API, and MODEL_MAP.',
  model_not_found: 'use MODEL_MAP to send this choice to a model that your provider offers.',
  model_quota: 'check the balance and the limits at your provider.',
  model_busy: 'the provider limits your calls. Try again later, or raise the limit there.',
  model_unavailable: 'check OPENAI_BASE_URL and the network.',
}

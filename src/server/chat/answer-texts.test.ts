import { expect, it } from 'vitest'
import type { ModelErrorCode } from '#server/model/model.ts'
import { errorSentence } from './answer-texts.ts'

const codes = Object.keys({
  model_busy: true,
  model_unavailable: true,
  model_misconfigured: true,
  model_quota: true,
  model_not_found: true,
  context_too_long: true,
  model_file_gone: true,
  model_refused_input: true,
  model_timeout: true,
  model_cut: true,
  model_failed: true,
} satisfies Record<ModelErrorCode, true>) as ModelErrorCode[]

it.each(codes)('the text for %s is a complete sentence and names no provider, key or address', code => {
  for (const language of ['en', 'fr'] as const) {
    expect(errorSentence(code, language)).toMatch(/^\p{Lu}.+\.$/u)
    expect(errorSentence(code, language)).not.toMatch(/openai|sk-|http|scripted/i)
  }
})

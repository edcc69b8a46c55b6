import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { StartError } from '#server/errors.ts'
import { readProviderModels } from './capabilities.ts'

function modelsOf(environment: Record<string, string>) {
  return readProviderModels(readConfig(environment).model)
}

const plain = { webSearch: true, images: true, pdf: true, files: true, reasoning: false }
const nothing = { webSearch: false, images: false, pdf: false, files: false, reasoning: false }

describe('the capabilities of a model', () => {
  it('are known for the three choices', () => {
    const models = modelsOf({})
    expect(models('gpt-4o')).toMatchObject({ id: 'gpt-4o', capabilities: plain })
    expect(models('gpt-5')).toMatchObject({ id: 'gpt-5', capabilities: { ...plain, reasoning: true } })
    expect(models('o3')).toMatchObject({ id: 'o3', capabilities: { ...plain, reasoning: true } })
  })

  it.each([
    ['gpt-6-luna', { ...plain, reasoning: true }],
    ['gpt-5.6-sol', { ...plain, reasoning: true }],
    ['gpt-4o-2024-11-20', plain],
    ['gpt-5-chat-latest', plain],
    ['o4-mini', { ...plain, reasoning: true }],
    ['llama3.1:8b', nothing],
    ['openai/gpt-oss-120b', nothing],
  ])('follow from the provider’s id: %s', (id, capabilities) => {
    expect(modelsOf({ MODEL_MAP: `gpt-4o:${id}` })('gpt-4o')).toMatchObject({ id, capabilities })
  })

  it('do not include search or PDFs over Chat Completions', () => {
    const capabilities = { ...plain, webSearch: false, pdf: false, files: false }
    expect(modelsOf({ MODEL_API: 'chat' })('gpt-4o').capabilities).toEqual(capabilities)
  })

  it('can be set by choice or by the provider’s id, and the choice wins', () => {
    const models = modelsOf({
      MODEL_MAP: 'gpt-4o:llama3.1:8b,gpt-5:mistral-large',
      MODEL_CAPABILITIES: 'llama3.1:8b:images, mistral-large:pdf+search ,gpt-5:reasoning+images,o3:none',
    })
    expect(models('gpt-4o').capabilities).toEqual({ ...nothing, images: true })
    expect(models('gpt-5').capabilities).toEqual({ ...nothing, reasoning: true, images: true })
    expect(models('o3').capabilities).toEqual(nothing)
  })

  it.each(['gpt-4o', 'gpt-4o:', 'gpt-4o:telepathy', 'gpt-4o:constructor', ':search', 'gpt-4o:search;images'])(
    'stop the start if the setting is invalid: %s',
    value => {
      expect(() => modelsOf({ MODEL_CAPABILITIES: value })).toThrow(StartError)
      expect(() => modelsOf({ MODEL_CAPABILITIES: value })).toThrow(/^MODEL_CAPABILITIES must be .+\.$/)
    },
  )

  it('stop the start if the setting names a model that is not used', () => {
    expect(() => modelsOf({ MODEL_CAPABILITIES: 'gpt4o:search' })).toThrow(
      'MODEL_CAPABILITIES names "gpt4o", which is neither a choice nor an id in MODEL_MAP.',
    )
  })
})

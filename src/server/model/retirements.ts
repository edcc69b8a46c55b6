import type { Config } from '#server/config/config.ts'
import { type ModelId, modelIdSchema } from '#shared/api/models.ts'

/** A choice whose model the provider retires. */
export type Retirement = {
  choice: ModelId
  /** The provider's model that the choice uses. */
  id: string
  /** As YYYY-MM-DD. From then on, the provider refuses the model. */
  endsOn: string
  replacement: string
}

/** From OpenAI's list of deprecations. */
const endings = new Map([
  ['gpt-5', { endsOn: '2026-12-11', replacement: 'gpt-5.6-sol' }],
  ['o3', { endsOn: '2026-12-11', replacement: 'gpt-5.6-sol' }],
  ['gpt-4o', { endsOn: '2027-01-14', replacement: 'gpt-6-luna' }],
])

/** Also OpenAI's regions, such as eu.api.openai.com. */
const openAiHost = /^(?:[\w-]+\.)?api\.openai\.com$/

/** The choices whose model OpenAI retires, with MODEL_MAP applied. Other providers have their own dates. */
export function findRetirements({ model }: Pick<Config, 'model'>): Retirement[] {
  const isOpenAi =
    model.baseUrl === undefined
      ? model.apiKey !== undefined
      : openAiHost.test(new URL(model.baseUrl).hostname)
  if (!isOpenAi) return []
  return modelIdSchema.options.flatMap(choice => {
    const id = model.map.get(choice) ?? choice
    const ending = endings.get(id.replace(/-\d{4}-\d\d-\d\d$/, ''))
    return ending ? [{ choice, id, ...ending }] : []
  })
}

/** The line to add to `.env`. It keeps the mappings of the other choices. */
export function mapReplacing(map: ReadonlyMap<ModelId, string>, found: readonly Retirement[]): string {
  const next = new Map([...map, ...found.map(({ choice, replacement }) => [choice, replacement] as const)])
  const pairs = modelIdSchema.options.flatMap(choice => {
    const id = next.get(choice)
    return id === undefined ? [] : [`${choice}:${id}`]
  })
  return `MODEL_MAP=${pairs.join(',')}`
}

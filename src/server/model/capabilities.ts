import type { Config } from '#server/config/config.ts'
import { StartError } from '#server/errors.ts'
import { type ModelId, modelIdSchema } from '#shared/api/models.ts'
import type { Capabilities } from './model.ts'

/** The provider's model behind a choice on screen. */
export type ProviderModel = {
  id: string
  capabilities: Capabilities
  /** The sites that its searches are limited to, with the Responses API only. If empty, all sites are allowed. */
  searchDomains: string[]
}

type Settings = Pick<Config['model'], 'api' | 'map' | 'capabilities' | 'searchDomains'>

const nothing: Capabilities = { webSearch: false, images: false, pdf: false, files: false, reasoning: false }
const plain: Capabilities = { webSearch: true, images: true, pdf: true, files: true, reasoning: false }
const thinking: Capabilities = { ...plain, reasoning: true }

/** The first match wins. Any other model is assumed to read and write only text. */
const families: [RegExp, Capabilities][] = [
  [/^(chat)?gpt-4(o|\.1)\b/, plain],
  [/^gpt-[5-9][\w.]*-chat\b/, plain],
  [/^gpt-[5-9]/, thinking],
  [/^o3-mini\b/, { ...nothing, reasoning: true }],
  [/^o[3-4]\b/, thinking],
]

/**
 * Maps each choice to the provider's id and capabilities. `MODEL_CAPABILITIES` replaces what is assumed about a model,
 * for example `gpt-4o:search+images+pdf,mistral-large:images`. A name is a choice or a provider's id; the choice wins.
 * The capabilities are search, images, pdf, files, reasoning and none. Throws a StartError if an entry is not valid.
 */
export function readProviderModels(settings: Settings): (choice: ModelId) => ProviderModel {
  const choices = modelIdSchema.options
  const idOf = (choice: ModelId) => settings.map.get(choice) ?? choice
  const overrides = readOverrides(settings.capabilities, new Set([...choices, ...choices.map(idOf)]))
  const models = new Map<ModelId, ProviderModel>()
  for (const choice of choices) {
    const id = idOf(choice)
    const capabilities = overrides.get(choice) ?? overrides.get(id) ?? assumedCapabilities(id, settings.api)
    models.set(choice, { id, capabilities, searchDomains: settings.searchDomains })
  }
  return choice => models.get(choice) ?? { id: choice, capabilities: nothing, searchDomains: [] }
}

/**
 * Many servers with Chat Completions can neither search nor read PDFs: the operator has to configure those that can.
 */
function assumedCapabilities(id: string, api: Settings['api']): Capabilities {
  const capabilities = families.find(([pattern]) => pattern.test(id))?.[1] ?? nothing
  return api === 'chat' ? { ...capabilities, webSearch: false, pdf: false, files: false } : capabilities
}

const capabilityNames = new Map<string, Partial<Capabilities>>([
  ['search', { webSearch: true }],
  ['images', { images: true }],
  ['pdf', { pdf: true }],
  ['files', { files: true }],
  ['reasoning', { reasoning: true }],
  ['none', {}],
])

function readOverrides(value: string | undefined, names: Set<string>): Map<string, Capabilities> {
  const overrides = new Map<string, Capabilities>()
  for (const entry of value?.split(',') ?? []) {
    // A provider's id may contain colons (`llama3.1:8b`).
    const colon = entry.lastIndexOf(':')
    const name = entry.slice(0, colon).trim()
    const parts = entry.slice(colon + 1).split('+')
    const flags = parts.map(part => capabilityNames.get(part.trim()))
    if (colon < 1 || flags.includes(undefined)) {
      throw new StartError(
        `MODEL_CAPABILITIES must be entries like gpt-4o:search+images+pdf+files+reasoning or gpt-4o:none, ` +
          `separated by commas (not "${entry.trim()}").`,
      )
    }
    if (!names.has(name)) {
      throw new StartError(
        `MODEL_CAPABILITIES names "${name}", which is neither a choice nor an id in MODEL_MAP.`,
      )
    }
    overrides.set(name, Object.assign({}, nothing, ...flags))
  }
  return overrides
}

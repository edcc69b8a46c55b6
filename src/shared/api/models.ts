import * as v from 'valibot'

/** The model ids that users choose from. The operator's MODEL_MAP maps them to the provider's models. */
export const modelIdSchema = v.picklist(['gpt-4o', 'gpt-5', 'o3'])
export type ModelId = v.InferOutput<typeof modelIdSchema>

export const defaultModel: ModelId = 'gpt-4o'

export const modelChoices: readonly { id: ModelId; label: string }[] = [
  { id: 'gpt-4o', label: 'GPT-4o' },
  { id: 'gpt-5', label: 'GPT-5' },
  { id: 'o3', label: 'o3' },
]

/** The search toggle is silently ignored for gpt-5. */
export function searchesOnRequest(model: ModelId): boolean {
  return model !== 'gpt-5'
}

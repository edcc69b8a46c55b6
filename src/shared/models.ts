import * as z from 'zod/mini'

/** The choices on screen, in their order. What is sent upstream for each is the operator's MODEL_MAP. */
export const modelIdSchema = z.enum(['gpt-4o', 'gpt-5', 'o3'])
export type ModelId = z.infer<typeof modelIdSchema>

export const defaultModel: ModelId = 'gpt-4o'

export const modelChoices: readonly { id: ModelId; label: string }[] = [
  { id: 'gpt-4o', label: 'GPT-4o' },
  { id: 'gpt-5', label: 'GPT-5' },
  { id: 'o3', label: 'o3' },
]

/** The search toggle is ignored for gpt-5, silently. */
export function searchesOnRequest(model: ModelId): boolean {
  return model !== 'gpt-5'
}

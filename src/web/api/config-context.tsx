import { createContext, use } from 'react'
import type { AppConfig } from '#shared/app-config.ts'

/** What the server told at the start; pages are drawn only once it is there. */
export const ConfigContext = createContext<AppConfig | undefined>(undefined)

export function useConfig(): AppConfig {
  const config = use(ConfigContext)
  if (!config) throw new Error('useConfig needs a ConfigContext around it.')
  return config
}

import { createContext, use } from 'react'
import type { AppConfig } from '#shared/app-config.ts'

/** The server's public settings, loaded at the start; pages are rendered only after that. */
export const ConfigContext = createContext<AppConfig | undefined>(undefined)

export function useConfig(): AppConfig {
  const config = use(ConfigContext)
  if (!config) throw new Error('useConfig needs a ConfigContext around it.')
  return config
}

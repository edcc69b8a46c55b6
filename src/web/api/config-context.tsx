import { createContext, use } from 'react'
import type { AppConfig } from '#shared/api/app-config.ts'

/** The server's public settings, loaded at the start. Until then, only a loading page or an error page is rendered. */
export const ConfigContext = createContext<AppConfig | undefined>(undefined)

export function useConfig(): AppConfig {
  const config = use(ConfigContext)
  if (!config) throw new Error('useConfig needs a ConfigContext around it.')
  return config
}

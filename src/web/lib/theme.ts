import { useSyncExternalStore } from 'react'
import { findStored, removeStored, store } from './storage/local-storage.ts'

/** Light, dark, or the system's setting. src/web/public/theme.js applies the stored choice before the first paint. */
export type Theme = 'system' | 'light' | 'dark'

const key = 'parvis.theme'
const listeners = new Set<() => void>()

function currentTheme(): Theme {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') removeStored(key)
  else store(key, theme)
  applyTheme(theme)
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  colorBars(theme)
  for (const listener of listeners) listener()
}

/** Gives a phone's own bars the page's colour. index.html names the light theme's colour first, then the dark one's. */
function colorBars(theme: Theme): void {
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  for (const [meta, name] of [[light, 'light'] as const, [dark, 'dark'] as const]) {
    const query = `(prefers-color-scheme: ${name})`
    if (meta) meta.media = theme === 'system' ? query : theme === name ? 'all' : 'not all'
  }
}

/** For a choice that was made in another tab (main.tsx). */
export function applyStoredTheme(): void {
  applyTheme(storedTheme())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function storedTheme(): Theme {
  const theme = findStored(key)
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme)
}

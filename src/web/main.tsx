import { StrictMode } from 'react'
import { App } from './app.tsx'
import { drawPage } from './draw-page.ts'
import { logFailure } from './lib/log-failure.ts'
import { registerOfflineWorker } from './lib/offline-worker.ts'
import { preloadPage } from './pages.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

// public/theme.js sets this, and shows a message in browsers that are too old.
if (document.documentElement.dataset.browser !== 'too-old') {
  preloadPage(location.pathname)
  // In a task of its own, after the evaluation of this script.
  setTimeout(() => {
    drawPage(
      root,
      <StrictMode>
        <App />
      </StrictMode>,
    )
  })
  addEventListener('storage', followTheme)
  if (import.meta.env.PROD) registerOfflineWorker()
}

/** Follows a choice that is made in another tab. The key is that of lib/theme.ts, which is loaded only when needed. */
function followTheme({ key }: StorageEvent): void {
  if (key !== 'parvis.theme') return
  import('./lib/theme.ts').then(
    ({ applyStoredTheme }) => applyStoredTheme(),
    error => logFailure('Failed to load the theme', error),
  )
}

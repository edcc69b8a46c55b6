import { StrictMode } from 'react'
import { App } from './app.tsx'
import { drawPage } from './draw-page.ts'
import { watchForTranslation } from './lib/dom/watch-for-translation.ts'
import { logFailure } from './lib/log-failure.ts'
import { registerOfflineWorker } from './lib/offline-worker.ts'
import { preloadPage } from './pages.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('There is no #root.')

// public/theme.js sets this, and shows a message in browsers that are too old.
if (document.documentElement.dataset.browser !== 'too-old') {
  preloadPage(location.pathname)
  watchForTranslation()
  // In a task of its own, after the evaluation of this script.
  setTimeout(() => void start(root))
  addEventListener('storage', followTheme)
  if (import.meta.env.PROD) registerOfflineWorker()
}

async function start(element: HTMLElement): Promise<void> {
  // Of what older-browsers.ts adds, one of these came last to each browser.
  if (!('popover' in element && 'withResolvers' in Promise)) {
    await import('./older-browsers.ts').catch(error => logFailure('Failed to load older-browsers', error))
  }
  drawPage(
    element,
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

/** Follows a choice that is made in another tab. The key is that of lib/theme.ts, which is loaded only when needed. */
function followTheme({ key }: StorageEvent): void {
  if (key !== 'parvis.theme') return
  import('./lib/theme.ts').then(
    code => code.applyStoredTheme(),
    error => logFailure('Failed to load the theme', error),
  )
}

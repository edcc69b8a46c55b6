import { StrictMode } from 'react'
import { App } from './app.tsx'
import { drawPage } from './draw-page.ts'
import { registerOfflineWorker } from './lib/offline-worker.ts'
import { followOtherTabs } from './lib/theme.ts'
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
  followOtherTabs()
  if (import.meta.env.PROD) registerOfflineWorker()
}

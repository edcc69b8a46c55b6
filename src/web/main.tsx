import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { registerOfflineWorker } from './lib/offline-worker.ts'
import { preloadPage } from './pages.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

// public/theme.js sets this, and shows a message in browsers that are too old.
if (document.documentElement.dataset.browser !== 'too-old') {
  preloadPage(location.pathname)
  const page = createRoot(root)
  // A transition is drawn in short tasks, so that an old phone reacts meanwhile.
  startTransition(() => {
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  })
  if (import.meta.env.PROD) registerOfflineWorker()
}

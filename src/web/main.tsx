import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { preloadPage } from './pages.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

// Set by public/theme.js, which also shows a message then.
if (document.documentElement.dataset.browser !== 'too-old') {
  preloadPage(location.pathname)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

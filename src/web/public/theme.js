// Runs before the first paint. A separate file, because the page allows no inline script. The key is that of
// lib/theme.ts.
try {
  const theme = localStorage.getItem('parvis.theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    // The phone's own bars get the theme's colour too. The media query contains the theme's name (index.html).
    for (const meta of document.querySelectorAll('meta')) {
      if (meta.name === 'theme-color') meta.media = meta.media.includes(theme) ? 'all' : 'not all'
    }
  }
} catch {
  // Without storage, the system's theme applies.
}

// This browser is too old to show any page (product.md X-7).
if (!CSS.supports('(height: 1lh) and (color: color-mix(in oklab, red, red))')) {
  document.documentElement.dataset.browser = 'too-old'
  document.addEventListener('DOMContentLoaded', () => {
    const message = document.getElementById('too-old')
    if (message) message.hidden = false
  })
}

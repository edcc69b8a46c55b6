// Runs before the first paint. A separate file, because the page allows no inline script. The key is that of lib/theme.ts.
try {
  const theme = localStorage.getItem('parvis.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Without storage, the system's theme applies.
}

// This browser is too old to show any page (product.md X-7).
if (!('showPopover' in HTMLElement.prototype)) {
  document.documentElement.dataset.browser = 'too-old'
  document.addEventListener('DOMContentLoaded', () => {
    const words = document.getElementById('too-old')
    if (words) words.hidden = false
  })
}

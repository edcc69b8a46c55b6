// Before the first paint, and a file: the page allows no inline script. Keys: lib/theme.ts, i18n/language.ts.
try {
  const theme = localStorage.getItem('parvis.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // No storage: the system's choice applies.
}

// A browser that no page can be drawn in (product.md X-7).
if (!('showPopover' in HTMLElement.prototype)) {
  document.documentElement.dataset.browser = 'too-old'
  document.addEventListener('DOMContentLoaded', () => {
    const words = document.getElementById('too-old')
    if (words) words.hidden = false
  })
}

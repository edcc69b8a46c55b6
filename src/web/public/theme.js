// Runs before the first paint, as a file because the page allows no inline script. The keys are those of
// src/web/lib/theme.ts and src/web/i18n/language.ts.
try {
  const theme = localStorage.getItem('parvis.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // No storage: the system's choice applies.
}

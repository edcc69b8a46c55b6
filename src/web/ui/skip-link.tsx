/**
 * The first tab stop on every page, once the settings are loaded: before that, a page has nothing to skip. The target
 * is the page's `<main id="main" tabIndex={-1}>`.
 */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-md bg-fill px-4 py-3 font-semibold text-on-fill focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {label}
    </a>
  )
}

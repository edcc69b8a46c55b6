import { useEffect } from 'react'

/** The browser tab's title: the page's name, if it has one, then the product's. */
export function usePageTitle(page: string | undefined, product: string): void {
  useEffect(() => {
    document.title = page ? `${page} – ${product}` : product
  }, [page, product])
}

import { useEffect } from 'react'

/** The tab's title: the page's own name, then the product's. */
export function usePageTitle(page: string | undefined, product: string): void {
  useEffect(() => {
    document.title = page ? `${page} – ${product}` : product
  }, [page, product])
}

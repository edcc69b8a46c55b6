import { useEffect } from 'react'

/**
 * Holds a click on a sheet's link, which would open a tab. Repeats it once the code that opens sheets has loaded or
 * failed to load; after a failure, the click opens the tab. Does not repeat it if the conversation was left.
 */
export function HoldSheetClicks() {
  useEffect(() => {
    let clickedLink: HTMLElement | null = null
    const hold = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      clickedLink = (event.target as Element).closest<HTMLElement>('main a[href^="/library/"]')
      if (clickedLink) event.preventDefault()
    }
    document.addEventListener('click', hold, true)
    return () => {
      document.removeEventListener('click', hold, true)
      // After the effects of the component that replaces this one.
      setTimeout(() => {
        if (clickedLink?.isConnected) clickedLink.click()
      })
    }
  }, [])
  return null
}

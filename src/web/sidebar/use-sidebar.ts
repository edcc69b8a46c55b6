import { useCallback, useState } from 'react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { sidebarTexts } from '#web/i18n/sidebar/texts-sidebar.ts'
import { useMedia } from '#web/lib/dom/use-media.ts'
import { toggleDrawer, useDrawerOpen } from './drawer-history.ts'

/** Whether the list of chats is open: beside the page if there is room; otherwise a drawer over it, closed at first. */
export function useSidebar() {
  const texts = useTexts(sidebarTexts)
  const drawer = useMedia('(max-width: 47.99rem)')
  const [besideOpen, setBesideOpen] = useState(true)
  const drawerOpen = useDrawerOpen()
  const onToggle = useCallback(() => {
    if (drawer) toggleDrawer()
    else setBesideOpen(open => !open)
  }, [drawer])
  const expanded = drawer ? drawerOpen : besideOpen
  return {
    panel: { drawer, expanded, onToggle },
    opener: drawer ? { label: texts.expandSidebar, open: toggleDrawer } : undefined,
  }
}

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '#web/lib/class-names.ts'
import { iconButtonClasses } from './icon-button.tsx'

type MenuItem = {
  label: string
  icon?: ReactNode
  /** For deletions: red. */
  danger?: boolean
  /** Takes the focus like the others, so that a screen reader reads it, but does nothing. */
  disabled?: boolean
  onSelect(): void
}

type MenuProps = {
  /** The button's name for screen readers and its tooltip. */
  label: string
  /** What the button shows. */
  trigger: ReactNode
  items: readonly MenuItem[]
  triggerClassName?: string
}

/**
 * A button with a menu. The browser's popover keeps one menu open at a time, closes it on Escape and on a click
 * elsewhere, shows it above everything, and tells screen readers whether it is open. This component handles the other
 * keys and the position. The items are in the page only while the menu is open: a long list has a menu in each row.
 */
export function Menu({ label, trigger, items, triggerClassName }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const element = menu.current
    const opener = button.current
    if (!open || !element || !opener) return
    let topPx = opener.getBoundingClientRect().top
    // A phone's keyboard disappears when the menu takes the focus, and the button moves into the freed room.
    const follow = () => {
      placeMenu(element, opener)
      topPx = opener.getBoundingClientRect().top
    }
    const close = () => {
      if (opener.getBoundingClientRect().top !== topPx) element.hidePopover()
    }
    const events = new AbortController()
    const { signal } = events
    window.addEventListener('resize', follow, { signal })
    window.addEventListener('scroll', close, { capture: true, passive: true, signal })
    return () => events.abort()
  }, [open])

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!open) menu.current?.showPopover()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
        onKeyDown={openByArrow}
        className={classNames(iconButtonClasses, triggerClassName)}
      >
        {trigger}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onBeforeToggle={event => {
          if (event.newState !== 'open' || !menu.current || !button.current) return
          flushSync(() => setOpen(true))
          menu.current.firstElementChild?.setAttribute('autofocus', '')
          placeMenu(menu.current, button.current)
        }}
        onToggle={event => setOpen(event.newState === 'open')}
        onKeyDown={event => menu.current && onMenuKeyDown(menu.current, event)}
        className="fixed m-0 max-h-[calc(100dvh-1rem)] max-w-[calc(100%-1rem)] min-w-[min(11rem,100%-1rem)] rounded-lg border border-line bg-surface p-1 text-ink shadow-float"
      >
        {open &&
          items.map(item => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={item.disabled}
              onClick={() => {
                if (item.disabled) return
                menu.current?.hidePopover()
                button.current?.focus()
                item.onSelect()
              }}
              className={classNames(
                'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-sm transition-colors',
                'hover:bg-sunken focus:bg-sunken off:cursor-not-allowed off:text-soft',
                item.danger && 'text-danger',
              )}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
      </div>
    </>
  )
}

/** The arrow keys wrap around. The Enter that opened the menu chooses nothing while it is held down. */
function onMenuKeyDown(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
  if (event.key === 'Tab') {
    menu.hidePopover()
    return
  }
  const items = [...menu.children] as HTMLElement[]
  const current = items.indexOf(document.activeElement as HTMLElement)
  const indexes: Partial<Record<string, number>> = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: Math.max(current, 0) - 1,
    Home: 0,
    End: -1,
  }
  const index = indexes[event.key]
  if (index === undefined) return
  event.preventDefault()
  items.at(index)?.focus()
}

const gapPx = 4
const marginPx = 8

/**
 * Runs just before the menu is shown, so that it never appears in the wrong place. The menu opens below the button; if
 * there is no room, above it; if there is none there either, over it. It is aligned with the button's right edge or, if
 * there is no room, with its left edge, and stays in the window.
 */
function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  // A hidden menu has no size. Nothing is painted before it is shown.
  menu.style.cssText = 'display: block'
  const { offsetHeight: heightPx, offsetWidth: widthPx } = menu
  const { top, right, bottom, left } = button.getBoundingClientRect()
  const belowPx = bottom + gapPx
  const lowestPx = window.innerHeight - marginPx - heightPx
  const rightmostPx = document.documentElement.clientWidth - marginPx - widthPx
  const abovePx = top - gapPx - heightPx
  const opensAbove = belowPx > lowestPx && abovePx >= marginPx
  const topPx = opensAbove ? abovePx : Math.max(marginPx, Math.min(belowPx, lowestPx))
  const alignedPx = right - widthPx < marginPx ? left : right - widthPx
  const leftPx = Math.max(marginPx, Math.min(alignedPx, rightmostPx))
  menu.style.cssText = `inset: auto; top: ${topPx}px; left: ${leftPx}px`
}

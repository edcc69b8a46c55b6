import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

type ResizeHandleProps = {
  label: string
  /** The id of the column to the left of the handle. */
  controls: string
  /** The chosen width. The column is narrower if the window has no room for it. */
  widthPx: number
  minWidthPx: number
  maxWidthPx: number
  defaultWidthPx: number
  /** Can be called with a width out of bounds; the parent clamps it. */
  onWidth(widthPx: number): void
}

const stepPx = 16

/**
 * The line between two columns. It can be dragged, moved with the arrow keys, Home and End, and reset with a double
 * click.
 */
export function ResizeHandle({
  label,
  controls,
  widthPx,
  minWidthPx,
  maxWidthPx,
  defaultWidthPx,
  onWidth,
}: ResizeHandleProps) {
  const drag = useRef<{ pointerId: number; startXPx: number; startWidthPx: number }>(undefined)
  const actualWidthPx = useActualWidth(controls, widthPx)

  /**
   * A column that already fills the available room keeps the larger width that was chosen for a wider window, until it
   * is made narrower.
   */
  const change = (nextPx: number) =>
    onWidth(nextPx < measureWidthPx(controls, widthPx) ? nextPx : Math.max(nextPx, widthPx))

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const startWidthPx = measureWidthPx(controls, widthPx)
    drag.current = { pointerId: event.pointerId, startXPx: event.clientX, startWidthPx }
  }
  const move = (event: PointerEvent) => {
    // A press that opens the browser's own menu, as with Ctrl on a Mac, has no pointerup.
    if (event.buttons === 0) drag.current = undefined
    const current = drag.current
    if (current?.pointerId === event.pointerId)
      change(current.startWidthPx + event.clientX - current.startXPx)
  }
  const end = () => {
    drag.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const nowPx = measureWidthPx(controls, widthPx)
    const nextPx = widthAfter(event.key, { widthPx: nowPx, minWidthPx, maxWidthPx })
    if (nextPx === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    change(nextPx)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved; this is the window splitter of ARIA.
    <div
      ref={preventSelection}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={actualWidthPx}
      aria-valuemin={minWidthPx}
      aria-valuemax={maxWidthPx}
      title={label}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onWidth(defaultWidthPx)}
      onKeyDown={onKeyDown}
      className={
        'group relative z-10 -mx-1.5 w-3 shrink-0 cursor-col-resize touch-none select-none ' +
        'pointer-coarse:-mx-3 pointer-coarse:w-6 focus-visible:outline-none'
      }
    >
      <span
        aria-hidden="true"
        className={
          'absolute inset-y-0 left-1/2 w-px -translate-x-1/2 bg-line transition-colors ' +
          'group-hover:w-0.5 group-hover:bg-edge group-active:w-0.5 group-active:bg-brass ' +
          'group-focus-visible:w-1 group-focus-visible:bg-brass'
        }
      />
    </div>
  )
}

/** Safari selects text while the handle is dragged, in spite of `select-none`. React does not know this event. */
function preventSelection(handle: HTMLElement | null): void {
  handle?.addEventListener('selectstart', event => event.preventDefault())
}

function measureWidthPx(id: string, fallbackPx: number): number {
  return Math.round(document.getElementById(id)?.getBoundingClientRect().width ?? fallbackPx)
}

/** The column's width on screen, even after the window changes. */
function useActualWidth(id: string, chosenWidthPx: number): number {
  const [actualWidthPx, setActualWidthPx] = useState(chosenWidthPx)
  useLayoutEffect(() => {
    const column = document.getElementById(id)
    if (!column) return
    const observer = new ResizeObserver(() => setActualWidthPx(measureWidthPx(id, chosenWidthPx)))
    observer.observe(column)
    return () => observer.disconnect()
  }, [id, chosenWidthPx])
  return actualWidthPx
}

function widthAfter(
  key: string,
  { widthPx, minWidthPx, maxWidthPx }: { widthPx: number; minWidthPx: number; maxWidthPx: number },
): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return widthPx - stepPx
    case 'ArrowRight':
      return widthPx + stepPx
    case 'Home':
      return minWidthPx
    case 'End':
      return maxWidthPx
    default:
      return undefined
  }
}

import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { isComposing } from '#web/lib/dom/is-composing.ts'
import { useBackCloses } from '#web/lib/history/use-back-closes.ts'
import { isOutside } from './is-outside.ts'
import { useModal } from './modals.ts'
import { ErrorNotice } from './notice.tsx'

type DialogProps = {
  title: string
  children: ReactNode
  /** The row of buttons, the safe one first. */
  actions: ReactNode
  /**
   * Why the action of one of the buttons has failed; '' before. It is above the buttons, so that it is visible however
   * long the text is.
   */
  failure?: string
  /** Whether Escape, Back and a click outside close it: false during a request, or if a choice is required. */
  dismissable?: boolean
  /** Called when the user closes it; the parent must then stop rendering it. */
  onClose(): void
  /** The element that takes the focus, usually the safe button. By default, the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  className?: string
  /** The id of the text that a screen reader reads when the dialog opens, after its title. */
  describedBy?: string
  /** The language of the text, if it is not the page's. */
  lang?: string
}

/** A modal dialog, open while it is rendered. The browser keeps the focus inside and restores it afterwards. */
export function Dialog({
  title,
  children,
  actions,
  failure,
  dismissable = true,
  onClose,
  initialFocus,
  className,
  describedBy,
  lang,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useModal(dialog)
  useLayoutEffect(() => initialFocus?.current?.focus(), [initialFocus])

  useFocusOnClose()
  useDismissal(dialog, dismissable, onClose)
  useBackCloses(dismissable ? onClose : undefined)
  const uncover = (event: SyntheticEvent<HTMLDialogElement>) => uncoverTarget(event, buttons.current)

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      // Without this, Chrome on Android treats Back as a request to close, which a page cannot always refuse.
      closedby={dismissable ? undefined : 'none'}
      lang={lang}
      onFocus={uncover}
      onInput={uncover}
      // `overflow-x-hidden`: in a dialog that is a flex container, the buttons' row would let Safari scroll sideways.
      className={classNames(
        'm-auto w-[min(30rem,calc(100vw-32px))] max-w-none max-h-[calc(100dvh-32px)] overflow-x-hidden overflow-y-auto rounded-lg border border-line',
        'bg-surface px-(--dialog-edge) pt-6 text-ink shadow-float [--dialog-edge:min(1.5rem,7vw)]',
        className,
      )}
    >
      {/* On a phone with very large text, words of the usual size would not fit into a line. */}
      <h2 id={titleId} className="serif text-[min(1.25rem,9vw)] leading-snug">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
      <div
        ref={buttons}
        className={classNames(
          '-mx-(--dialog-edge) mt-5 flex flex-wrap justify-end gap-3 px-(--dialog-edge) pt-2 pb-6',
          stickyClasses,
        )}
      >
        {failure !== undefined && <ErrorNotice className="basis-full">{failure}</ErrorNotice>}
        {actions}
      </div>
    </dialog>
  )
}

/** The buttons stay visible, except in very short windows. Text that continues below them fades out. */
const stickyClasses =
  'sticky bottom-0 bg-surface before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-5 ' +
  'before:bg-linear-to-t before:from-surface forced-colors:border-t [@media(max-height:20rem)]:static'

/** The part above the buttons in which the text fades out. */
const fadedPx = 20

/** The browser scrolls to what has the focus, but does not know that the buttons cover the lowest part of the text. */
function uncoverTarget({ target, currentTarget }: SyntheticEvent, buttons: HTMLElement | null): void {
  const isElsewhere = !(target instanceof Element) || target.closest('dialog') !== currentTarget
  if (!buttons || isElsewhere || buttons.contains(target)) return
  const coveredPx = target.getBoundingClientRect().bottom + fadedPx - buttons.getBoundingClientRect().top
  if (coveredPx > 0) currentTarget.scrollTop += coveredPx
}

/**
 * The browser cannot return the focus to what is no longer in the page, such as the row of a chat that another tab
 * deleted. The page then takes it or, if another dialog or the drawer is open, the first button there.
 */
function useFocusOnClose() {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = before !== document.body && document.activeElement === document.body
      if (!isLost) return
      const next =
        document.querySelector<HTMLElement>('dialog[open] button') ?? document.getElementById('main')
      next?.focus()
    },
    [before],
  )
}

/**
 * A click that starts inside and ends outside (selecting text) does not count as outside. Nor does the second click of
 * a double click, whose first one opened the dialog.
 */
function useDismissal(
  dialog: RefObject<HTMLDialogElement | null>,
  dismissable: boolean,
  onClose: () => void,
) {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const events = new AbortController()
    const { signal } = events
    let pressedOutside = false
    const close = () => {
      if (dismissable) onClose()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
      // Prevented here too: some browsers close the dialog on a second Escape, without a cancel event.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    const onCancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      close()
    }
    element.addEventListener('keydown', onKeyDown, { signal })
    element.addEventListener('cancel', onCancel, { signal })
    element.addEventListener('pointerdown', event => (pressedOutside = isOutside(element, event)), { signal })
    element.addEventListener(
      'click',
      event => pressedOutside && event.detail < 2 && isOutside(element, event) && close(),
      { signal },
    )
    return () => events.abort()
  }, [dialog, dismissable, onClose])
}

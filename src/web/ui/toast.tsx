import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '#web/lib/class-names.ts'
import { useTopModal } from './modals.ts'

export type ToastVariant = 'info' | 'success' | 'error'
/** `clock` is mutable, so that the remaining time survives when the toast moves into a dialog. */
type Toast = {
  id: number
  message: string
  variant: ToastVariant
  silent: boolean
  clock: { remainingMs: number }
}
export type ShowToast = (message: string, variant?: ToastVariant, options?: ToastOptions) => void
/** `silent`: screen readers do not announce the toast, because the page announces the reason. */
type ToastOptions = { silent?: boolean }

const toastLifetimeMs = 3000

const ToastContext = createContext<ShowToast>(() => {})

/** `const toast = useToast()`, then `toast(texts.renameFailed, 'error')`. A stable function. */
export function useToast(): ShowToast {
  return use(ToastContext)
}

type ToastProviderProps = { children: ReactNode; dismissLabel: string }

export function ToastProvider({ children, dismissLabel }: ToastProviderProps) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const lastId = useRef(0)

  const show = useCallback<ShowToast>((message, variant = 'info', { silent = false } = {}) => {
    lastId.current += 1
    const id = lastId.current
    const toast = { id, message, variant, silent, clock: { remainingMs: toastLifetimeMs } }
    setToasts(shown => [...shown, toast])
  }, [])
  const remove = useCallback((id: number) => setToasts(shown => shown.filter(toast => toast.id !== id)), [])

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toasts={toasts} dismissLabel={dismissLabel} onEnd={remove} />
    </ToastContext>
  )
}

type RegionProps = { toasts: Toast[]; dismissLabel: string; onEnd(id: number): void }

/** Screen readers announce texts in a new live region only if it has been in the page for a moment. */
const regionDelayMs = 100

/**
 * Inside the open modal dialog, if there is one: everything outside it is inert. When the dialog opens or closes, the
 * live regions are created again, and a new toast waits until they are in the page.
 */
function ToastRegion({ toasts, ...props }: RegionProps) {
  const modal = useTopModal()
  const [known, setKnown] = useState({ modal, toasts })
  useEffect(() => {
    const timer = setTimeout(() => setKnown({ modal, toasts }), regionDelayMs)
    return () => clearTimeout(timer)
  }, [modal, toasts])
  const shown = known.modal === modal ? toasts : onlyKnown(toasts, known.toasts)
  const region = <ToastList toasts={shown} inDialog={modal !== undefined} {...props} />
  return modal ? createPortal(region, modal) : region
}

/** Not in place: the effect of the region would keep the last dialog in memory, with what was typed in it. */
function onlyKnown(toasts: Toast[], known: Toast[]): Toast[] {
  return toasts.filter(toast => known.includes(toast))
}

/**
 * Top right, above open dialogs. The live regions are in the page from the start, because screen readers often skip a
 * region that appears together with its text. Errors interrupt; other toasts wait for a pause. Silent toasts are in a
 * log that is not announced. In a dialog they are announced too, because the page behind the dialog is not.
 */
function ToastList({ toasts, inDialog, dismissLabel, onEnd }: RegionProps & { inDialog: boolean }) {
  const region = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id

  useEffect(() => {
    const element = region.current
    // A dialog that opens or closes replaces the region, so it is always above the dialog. A region that was hidden and
    // shown again would be read twice.
    if (element?.isConnected && !element.matches(':popover-open')) element.showPopover()
  }, [newest])

  const roleOf = ({ variant, silent }: Toast) => {
    if (silent && !inDialog) return 'log'
    return variant === 'error' ? 'alert' : 'status'
  }

  return (
    <div
      ref={region}
      popover="manual"
      className="pointer-events-none fixed inset-auto top-[max(1rem,env(safe-area-inset-top))] right-4 m-0 max-w-[min(24rem,calc(100vw-2rem))] overflow-visible border-0 bg-transparent p-0"
    >
      {(['alert', 'log', 'status'] as const).map(role => (
        <div
          key={role}
          role={role}
          aria-live={role === 'log' ? 'off' : undefined}
          className="flex flex-col items-end"
        >
          {toasts
            .filter(toast => roleOf(toast) === role)
            .map(toast => (
              <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} onEnd={onEnd} />
            ))}
        </div>
      ))}
    </div>
  )
}

type CardProps = { toast: Toast; dismissLabel: string; onEnd(id: number): void }

/** Disappears after 3 s. The clock stops while it has the pointer or the focus, and while the tab is hidden. */
function ToastCard({ toast, dismissLabel, onEnd }: CardProps) {
  const { clock } = toast
  const [paused, setPaused] = useState(false)
  const focusedBefore = useRef<HTMLElement>(null)
  const hidden = useSyncExternalStore(watchTab, isTabHidden)

  useEffect(() => {
    if (paused || hidden) return
    const startedAtMs = Date.now()
    const timer = setTimeout(() => onEnd(toast.id), clock.remainingMs)
    return () => {
      clearTimeout(timer)
      clock.remainingMs = Math.max(0, clock.remainingMs - (Date.now() - startedAtMs))
    }
  }, [paused, hidden, onEnd, toast.id, clock])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the clock.
    <div
      data-toast={toast.variant}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={event => {
        focusedBefore.current = event.relatedTarget as HTMLElement | null
        setPaused(true)
      }}
      onBlur={() => setPaused(false)}
      className={classNames(
        'pointer-events-auto mb-2 flex max-w-full items-start gap-2 rounded-lg py-1 pr-1 pl-4 text-sm font-semibold text-on-state shadow-float',
        fills[toast.variant],
      )}
    >
      <span className="min-w-0 py-2 wrap-anywhere">{toast.message}</span>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={() => {
          // Pressing the button removes it.
          focusedBefore.current?.focus()
          onEnd(toast.id)
        }}
        className="flex size-9 pointer-coarse:size-11 shrink-0 items-center justify-center rounded-md opacity-80 hover:opacity-100 focus-visible:outline-on-state focus-visible:-outline-offset-2"
      >
        <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}

const isTabHidden = () => document.visibilityState === 'hidden'

function watchTab(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const fills: Record<ToastVariant, string> = {
  info: 'bg-info-fill',
  success: 'bg-success-fill',
  error: 'bg-danger-fill',
}

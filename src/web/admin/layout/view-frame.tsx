import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { oncePerPress } from '#web/lib/once-per-press.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type ViewFrameProps = {
  title: string
  lead?: ReactNode
  /** The button beside the title; below it if there is no room. */
  action: ReactNode
  children: ReactNode
}

/** A view of the console other than Users, which has columns. It scrolls. */
export function ViewFrame({ title, lead, action, children }: ViewFrameProps) {
  return (
    <div className="relative min-h-0 grow overflow-y-auto overscroll-contain">
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="grow basis-52">
            <h2 className="serif text-2xl leading-tight">{title}</h2>
            {lead && <p className="mt-1.5 text-sm text-soft">{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </div>
  )
}

type RefreshButtonProps = { label: string; query: { isFetching: boolean; refetch(): unknown } }

export function RefreshButton({ label, query: { isFetching, refetch } }: RefreshButtonProps) {
  const refresh = () => {
    if (!isFetching) void refetch()
  }
  return (
    <IconButton
      label={label}
      icon={<RefreshCw className={classNames('size-4', isFetching && 'animate-spin')} />}
      aria-busy={isFetching}
      {...oncePerPress(refresh)}
      className="-mt-1.5 -mr-2.5"
    />
  )
}

import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'

type UnavailableButtonProps = { reason: string; icon?: ReactNode; children: ReactNode }

/**
 * An unavailable button that says why: in a tooltip for the pointer, in a line under it for keyboard and touch, and as
 * its description for screen readers. A button with `disabled` could not be focused.
 */
export function UnavailableButton({ reason, icon, children }: UnavailableButtonProps) {
  const id = useId()
  return (
    <span className="group/unavailable relative inline-flex">
      <Button
        size="sm"
        aria-disabled
        aria-describedby={id}
        title={reason}
        icon={icon}
        className="grow"
        // Safari does not focus a pressed button. Button ignores `onClick` if it is unavailable.
        onClickCapture={event => event.currentTarget.focus()}
      >
        {children}
      </Button>
      <span
        id={id}
        role="tooltip"
        className={
          'invisible absolute top-full right-0 z-20 mt-1.5 w-max max-w-64 rounded-md bg-info-fill px-3 py-1.5 ' +
          'text-sm text-on-state shadow-float group-focus-within/unavailable:visible'
        }
      >
        {reason}
      </span>
    </span>
  )
}

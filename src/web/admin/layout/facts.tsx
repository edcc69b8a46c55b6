import type { ComponentProps } from 'react'

type FactsProps = Pick<ComponentProps<'p'>, 'aria-live' | 'className'> & { facts: readonly string[] }

/** Short facts in a row. In a narrow column they wrap, without a dot at either end of a line. */
export function Facts({ facts, className, ...rest }: FactsProps) {
  return (
    <p className={`facts ${className}`} {...rest}>
      {facts.map(fact => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}

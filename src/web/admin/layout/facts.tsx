type FactsProps = { facts: readonly string[]; className: string }

/** Short facts in a row. In a narrow column they wrap, without a dot at either end of a line. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <p className={`facts ${className}`}>
      {facts.map(fact => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}

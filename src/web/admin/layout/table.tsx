export const tableClasses = 'mt-2 w-full border-collapse text-sm'

type TableHeadProps = { names: readonly string[]; counts: readonly string[]; className?: string }

/** `counts`: columns of numbers, which are aligned to the right. */
export function TableHead({ names, counts, className }: TableHeadProps) {
  return (
    <thead className={className}>
      <tr className="border-b border-line text-left align-bottom text-xs text-soft">
        {names.map(name => (
          <th key={name} scope="col" className="py-2 pr-4 font-semibold">
            {name}
          </th>
        ))}
        {counts.map(name => (
          <th key={name} scope="col" className="w-20 py-2 pl-3 text-right font-semibold md:w-28">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

import { act, renderHook } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import type { Row } from './use-rows.ts'
import { useShownRows } from './use-shown-rows.ts'

const rowsFrom = (first: number, rowCount: number) =>
  Array.from({ length: rowCount }, (_, index) => ({ key: String(first + index) })) as Row[]

type Props = { rows: readonly Row[]; all: boolean }

/** Records the number of rows and the key of the first one at each render. */
function watch(initialProps: Props) {
  const renders: string[] = []
  const hook = renderHook(
    ({ rows, all }: Props) => {
      const shown = useShownRows(rows, all)
      renders.push(`${shown.length} from ${shown[0]?.key}`)
      return shown
    },
    { initialProps },
  )
  const rerender = (props: Props) => {
    renders.length = 0
    act(() => hook.rerender(props))
  }
  /** The page is printed before React has shown the other rows. */
  const rerenderAndPrint = (props: Props) => {
    renders.length = 0
    act(() => {
      flushSync(() => hook.rerender(props))
      window.dispatchEvent(new Event('beforeprint'))
    })
  }
  return { renders, rerender, rerenderAndPrint, keys: () => hook.result.current.map(row => row.key) }
}

it('a long list is shown from its end, a few rows at a time', () => {
  const rows = rowsFrom(0, 30)
  const { renders, keys } = watch({ rows, all: false })
  expect(renders).toEqual(['12 from 18', '24 from 6', '30 from 0'])
  expect(keys()).toEqual(rows.map(row => row.key))
})

it('a new row is shown at once, and an older page a few rows at a time', () => {
  const { renders, rerender } = watch({ rows: rowsFrom(20, 5), all: false })
  expect(renders).toEqual(['5 from 20'])
  rerender({ rows: rowsFrom(20, 6), all: false })
  expect(renders).toEqual(['6 from 20'])
  rerender({ rows: rowsFrom(0, 26), all: false })
  expect(renders).toEqual(['6 from 20', '18 from 8', '26 from 0'])
})

it('the rows of another version are shown at once, and so are all rows if the list must scroll to one', () => {
  const { renders, rerender, keys } = watch({ rows: rowsFrom(0, 30), all: true })
  expect(new Set(renders)).toContain('30 from 0')
  expect(keys()).toHaveLength(30)
  rerender({ rows: rowsFrom(0, 30), all: false })
  expect(renders).toEqual(['30 from 0'])
  rerender({ rows: rowsFrom(100, 30), all: false })
  expect(renders).toEqual(['30 from 100'])
})

it('a printed page has all rows', () => {
  const { renders, rerenderAndPrint } = watch({ rows: rowsFrom(40, 5), all: false })
  rerenderAndPrint({ rows: rowsFrom(0, 45), all: false })
  expect(renders.slice(0, 2)).toEqual(['5 from 40', '45 from 0'])
})

import { act, render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { clearUserMemory } from '#web/lib/user-memory.ts'
import { type Tray, type TrayContents, useTray } from './use-tray.ts'

const photo = new File(['x'], 'letter.png', { type: 'image/png' })

beforeEach(clearUserMemory)

it('picked files and the search toggle survive a visit to another page, but not a sign-out', () => {
  let shown: [TrayContents, Tray] | undefined
  function Page() {
    shown = useTray('person', undefined)
    return null
  }
  const names = () => shown?.[0].files.map(({ file }) => file.name)
  const first = render(<Page />)
  act(() => shown?.[1].add(undefined, [photo]))
  act(() => shown?.[1].setSearch(undefined, true))
  first.unmount()
  const second = render(<Page />)
  expect(names()).toEqual(['letter.png'])
  expect(shown?.[0].search).toBe(true)
  second.unmount()
  clearUserMemory()
  render(<Page />)
  expect(names()).toEqual([])
})

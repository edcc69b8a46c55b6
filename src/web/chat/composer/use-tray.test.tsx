import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { draw } from '#tests/support/draw.tsx'
import { forgetPerson } from '#web/lib/kept.ts'
import { type Tray, type TrayContents, useTray } from './use-tray.ts'

const photo = new File(['x'], 'letter.png', { type: 'image/png' })

beforeEach(forgetPerson)

it('What was picked and chosen outlives a visit to another page, and no sign-out', () => {
  let shown: [TrayContents, Tray] | undefined
  function Page() {
    shown = useTray('person', undefined)
    return null
  }
  const names = () => shown?.[0].files.map(({ file }) => file.name)
  const first = draw(<Page />)
  act(() => shown?.[1].add(undefined, [photo]))
  act(() => shown?.[1].setSearch(undefined, true))
  first.clear()
  const second = draw(<Page />)
  expect(names()).toEqual(['letter.png'])
  expect(shown?.[0].search).toBe(true)
  second.clear()
  forgetPerson()
  const third = draw(<Page />)
  expect(names()).toEqual([])
  third.clear()
})

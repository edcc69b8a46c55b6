import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useObjectUrl } from './use-object-url.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

function Picture({ file }: { file: Blob | undefined }) {
  const url = useObjectUrl(file)
  return url && <img src={url} alt="" />
}

it('a picture is shown at once, and its memory is freed when another replaces it or it is removed (U-4)', () => {
  const live = new Set<string>()
  let urlCount = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    urlCount += 1
    live.add(`blob:${urlCount}`)
    return `blob:${urlCount}`
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(url => void live.delete(url))
  const { container, rerender, unmount } = render(<Picture file={undefined} />)
  const shown = () => container.querySelector('img')?.getAttribute('src')
  expect([shown(), [...live]]).toEqual([undefined, []])
  const first = new Blob(['a'])
  rerender(<Picture file={first} />)
  rerender(<Picture file={first} />)
  expect([shown(), [...live]]).toEqual(['blob:1', ['blob:1']])
  rerender(<Picture file={new Blob(['b'])} />)
  expect([shown(), [...live]]).toEqual(['blob:2', ['blob:2']])
  rerender(<Picture file={undefined} />)
  expect([shown(), [...live]]).toEqual([undefined, []])
  rerender(<Picture file={first} />)
  unmount()
  expect([...live]).toEqual([])
})

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useFileDrop } from './use-file-drop.ts'

function Page({ onFiles = () => {} }: { onFiles?: (files: readonly File[]) => void }) {
  const { over, handlers } = useFileDrop(onFiles)
  return (
    <div data-testid="page" {...handlers}>
      <p>First</p>
      <p>Second</p>
      {over && <output>Drop files here</output>}
    </div>
  )
}

const files = { dataTransfer: { types: ['Files'], files: [] } }
const isOver = () => screen.queryByText('Drop files here') !== null

it('the page shows where to drop files until they leave it, whatever they cross', () => {
  render(<Page />)
  const [page, first] = [screen.getByTestId('page'), screen.getByText('First')]
  fireEvent.dragEnter(page, files)
  fireEvent.dragEnter(first, files)
  fireEvent.dragLeave(page, files)
  expect(isOver()).toBe(true)
  const text = first.firstChild as Text
  fireEvent.dragEnter(text, files)
  fireEvent.dragLeave(first, files)
  expect(isOver()).toBe(true)
  fireEvent.dragLeave(text, files)
  expect(isOver()).toBe(false)
  fireEvent.dragEnter(first, { dataTransfer: { types: ['text/plain'], files: [] } })
  expect(isOver()).toBe(false)
})

it('dropped files are attached instead of opened, and the page no longer shows where to drop them', () => {
  const onFiles = vi.fn()
  render(<Page onFiles={onFiles} />)
  const first = screen.getByText('First')
  fireEvent.dragEnter(first, files)
  // False: the browser does nothing with them itself.
  expect(fireEvent.dragOver(first, files)).toBe(false)
  const photo = new File(['x'], 'photo.png')
  expect(fireEvent.drop(first, { dataTransfer: { types: ['Files'], files: [photo] } })).toBe(false)
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([photo])
  expect(isOver()).toBe(false)
  expect(fireEvent.dragOver(first, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true)
})

it('the page no longer shows where to drop files after they leave it, even if it removed what they were over', () => {
  render(<Page />)
  const [first, second] = [screen.getByText('First'), screen.getByText('Second')]
  fireEvent.dragEnter(first, files)
  // A streaming answer replaces its elements. The browser then sends the leave event to one that is not in the page.
  first.remove()
  fireEvent.dragEnter(second, files)
  fireEvent.dragLeave(first, files)
  expect(isOver()).toBe(true)
  fireEvent.dragLeave(second, files)
  expect(isOver()).toBe(false)
})

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFileDrop } from './use-file-drop.ts'

function Page() {
  const { over, handlers } = useFileDrop(() => {})
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

it('files are over the page until they leave it, whatever they cross', () => {
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

it('files are not over the page after they have left it, even if the page removed what they were over', () => {
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

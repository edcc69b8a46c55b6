import { type DragEvent, useRef, useState } from 'react'

/**
 * Files dragged over the page. `over` is true while they are above it. Without this, a browser leaves the page for a
 * file that is dropped on it. Dragged text is ignored.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  // A drag enters each element that it crosses, and leaves the one before.
  const depth = useRef(0)
  const settle = (change: number) => {
    depth.current = Math.max(0, depth.current + change)
    setOver(depth.current > 0)
  }
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (carriesFiles(event)) settle(1)
    },
    onDragLeave: (event: DragEvent) => {
      if (carriesFiles(event)) settle(-1)
    },
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      settle(-depth.current)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles(files)
    },
  }
  return { over, handlers }
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}

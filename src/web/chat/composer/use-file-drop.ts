import { type DragEvent, useRef, useState } from 'react'

/**
 * Files dragged over the page. `over` is true while they are above it. Without this, the browser opens a dropped file
 * instead of the page. Dragged text is ignored.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  // A drag enters each element that it crosses before it leaves the previous one.
  const depth = useRef(0)
  const changeDepth = (change: number) => {
    depth.current = Math.max(0, depth.current + change)
    setOver(depth.current > 0)
  }
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (carriesFiles(event)) changeDepth(1)
    },
    onDragLeave: (event: DragEvent) => {
      if (carriesFiles(event)) changeDepth(-1)
    },
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      changeDepth(-depth.current)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles(files)
    },
  }
  return { over, handlers }
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}

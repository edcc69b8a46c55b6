import { type DragEvent, useRef, useState } from 'react'

/**
 * Files dragged over the page. `over` is true while they are above it. Without this, the browser opens a dropped file
 * instead of the page. Dragged text is ignored.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  // A drag enters each element that it crosses before it leaves the previous one. There is no event for leaving an
  // element that the page has removed, such as a part of an answer that is being written.
  const entered = useRef(new Set<Node>())
  const update = () => {
    for (const node of entered.current) if (!node.isConnected) entered.current.delete(node)
    setOver(entered.current.size > 0)
  }
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      entered.current.add(nodeOf(event))
      update()
    },
    onDragLeave: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      entered.current.delete(nodeOf(event))
      update()
    },
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      entered.current.clear()
      update()
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles(files)
    },
  }
  return { over, handlers }
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}

/** In Firefox, a drag also enters text nodes. React's own `target` is then the element around them. */
function nodeOf({ nativeEvent }: DragEvent): Node {
  return nativeEvent.target as Node
}

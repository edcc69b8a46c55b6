import { useLayoutEffect, useState } from 'react'

/** A URL for showing a file in memory, valid until the file changes or the component is unmounted. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  // Before the browser paints: otherwise the file would be missing for a frame.
  useLayoutEffect(() => {
    if (!file) return
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(created)
    }
  }, [file])
  return url
}

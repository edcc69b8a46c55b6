import { useLayoutEffect, useState } from 'react'

/** An address under which a file of this page's memory can be shown, for as long as whoever shows it is drawn. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  // Before the picture is drawn: no gap is seen.
  useLayoutEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}

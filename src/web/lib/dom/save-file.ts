export type DownloadedFile = { blob: Blob; name: string }

/** Some browsers read the URL only after the click event. */
const revokeDelayMs = 60_000

/** Hands a file that was fetched with the access token, which a link cannot send, to the browser as a download. */
export function saveFile({ blob, name }: DownloadedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelayMs)
}

/** Rejects also where there is no clipboard: browsers give none to a page that came over plain HTTP. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

/** Also rejects where there is no clipboard: browsers give none to a page loaded over plain HTTP. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

/** Also rejects without a clipboard: browsers offer none to a page loaded over plain HTTP. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

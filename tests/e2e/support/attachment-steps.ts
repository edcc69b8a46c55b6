import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'

/** Typical files, and where they appear on the chat screen. */

export type Chosen = { name: string; mimeType: string; buffer: Buffer }

export async function photo(name = 'letter.png'): Promise<Chosen> {
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#a33' } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

export function pdf(name = 'lease.pdf'): Chosen {
  return { name, mimeType: 'application/pdf', buffer: pdfFile({ pages: ['Lease', 'Signed in Lyon'] }) }
}

/** Only the beginning of a PDF. */
export function brokenPdf(): Chosen {
  return { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 and no more') }
}

export function emptyFile(name: string, mimeType: string): Chosen {
  return { name, mimeType, buffer: Buffer.alloc(0) }
}

/** Uses the button and the file picker, as a user does. */
export async function attach(page: Page, ...files: Chosen[]): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach', exact: true }).click()
  const chooser = await opened
  expect(chooser.isMultiple()).toBe(true)
  await chooser.setFiles(files)
}

/** The files attached to the next message. */
export function tray(page: Page): Locator {
  return page.getByRole('list', { name: 'Attached to your next message' }).getByRole('listitem')
}

/** The attachments of a sent message. */
export function attachments(page: Page): Locator {
  return page.getByRole('list', { name: 'Attachments' }).getByRole('listitem')
}

/** Waits until the thumbnail shows its image from the server's link, and returns the link. */
export async function drawnFrom(thumbnail: Locator): Promise<string> {
  const image = thumbnail.getByRole('img')
  await expect(image).toHaveAttribute('src', /^\/files\//)
  await expect.poll(() => image.evaluate(each => (each as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  return (await image.getAttribute('src')) ?? ''
}

/** Passes files to the page like a paste or a drop. */
export async function handOver(target: Locator, kind: 'paste' | 'drop', files: Chosen[]): Promise<void> {
  const handed = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('base64'),
  }))
  await target.evaluate(
    (element, { kind, handed }) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, text } of handed) {
        const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      const init = { bubbles: true, cancelable: true }
      if (kind === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: transfer }))
        return
      }
      for (const type of ['dragenter', 'dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(type, { ...init, dataTransfer: transfer }))
      }
    },
    { kind, handed },
  )
}

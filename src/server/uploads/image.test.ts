import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImageType } from './file-type.ts'
import { reencodeImage } from './image.ts'
import { diskRefusal } from './receive-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Noise, because an even colour would compress to almost nothing. */
function noise(format: 'png' | 'jpeg' | 'webp' | 'gif'): Promise<Buffer> {
  const noisy = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 120, height: 120, channels: 3, background: '#a33', noise: noisy } })
    .toFormat(format)
    .toBuffer()
}

const paths = () => ({
  shown: join(folder, 'shown'),
  small: join(folder, 'small'),
  model: join(folder, 'model'),
})

describe.each(['png', 'jpeg', 'webp', 'gif'] as const)('an image (%s)', format => {
  const type: ImageType = `image/${format}`

  it('is reported as broken if it is truncated', async () => {
    const bytes = await noise(format)
    const path = join(folder, 'cut')
    for (const share of [0.1, 0.5, 0.9]) {
      await writeFile(path, bytes.subarray(0, bytes.length * share))
      expect(await reencodeImage(path, type, paths())).toBe('image_broken')
    }
  })

  it.skipIf(process.platform !== 'linux')('is not reported as broken if the disk is full', async () => {
    const path = join(folder, 'whole')
    await writeFile(path, await noise(format))
    for (const full of ['shown', 'model', 'small'] as const) {
      const failure = reencodeImage(path, type, { ...paths(), [full]: '/dev/full' })
      expect(diskRefusal(await failure.catch((error: unknown) => error))?.code).toBe('storage_full')
    }
  })
})

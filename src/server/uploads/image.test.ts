import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { splitJpegs } from '#server/files/object-keys.ts'
import type { ImageType } from './file-type.ts'
import { partsOf, reencodeImage } from './image.ts'
import { diskRefusal } from './receive-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})
afterEach(() => {
  vi.restoreAllMocks()
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

it.each([1, 2])(
  'a JPEG that lacks %s of the two bytes of its end marker is accepted, and one that lacks more is not (U-1)',
  async missingBytes => {
    const path = join(folder, 'no-end')
    for (const progressive of [false, true]) {
      const bytes = await sharp(await noise('png'))
        .jpeg({ progressive })
        .toBuffer()
      await writeFile(path, bytes.subarray(0, -missingBytes))
      expect(await reencodeImage(path, 'image/jpeg', paths())).toBeUndefined()
      await writeFile(path, bytes.subarray(0, -30))
      expect(await reencodeImage(path, 'image/jpeg', paths())).toBe('image_broken')
    }
  },
)

describe('an image of more than 12,000 pixels a side', () => {
  const stripe = (width: number) => sharp({ create: { width, height: 100, channels: 3, background: '#a33' } })
  const problemWith = async (image: Sharp, type: ImageType) => {
    const path = join(folder, 'large')
    await writeFile(path, await image.toBuffer())
    return reencodeImage(path, type, paths())
  }

  it('is halved if it is a photo, which stays upright (U-1)', async () => {
    const photo = stripe(16_000).withMetadata({ orientation: 6 }).jpeg()
    expect(await problemWith(photo, 'image/jpeg')).toBeUndefined()
    expect(await sharp(paths().shown).metadata()).toMatchObject({ width: 50, height: 8_000 })
  })

  it('is refused if it is progressive, another image, or too large to be halved (U-1)', async () => {
    for (const [image, type] of [
      [stripe(16_000).jpeg({ progressive: true }), 'image/jpeg'],
      [stripe(24_002).jpeg(), 'image/jpeg'],
      [stripe(12_001).png(), 'image/png'],
    ] as const) {
      expect(await problemWith(image, type)).toBe('image_too_many_pixels')
    }
  })
})

it.each(['webp', 'gif'] as const)(
  'a %s image of more than 16 megapixels is halved, because encoding it takes much memory (U-1)',
  async format => {
    const path = join(folder, 'large')
    const image = sharp({ create: { width: 4000, height: 4001, channels: 3, background: '#a33' } })
    await image.toFormat(format, { effort: format === 'gif' ? 1 : 0 }).toFile(path)
    expect(await reencodeImage(path, `image/${format}`, paths())).toBeUndefined()
    expect(await sharp(paths().shown).metadata()).toMatchObject({ format, width: 2000, height: 2000 })
  },
)

describe('a long screenshot', () => {
  it('is split for the model into parts that overlap and together show everything (U-6)', () => {
    for (const [width, height, partCount] of [
      [1080, 2400, 1],
      [1080, 2880, 1],
      [1080, 2881, 2],
      [1080, 11_000, 6],
      [300, 12_000, 9],
      [3000, 12_000, 3],
      [12_000, 1000, 1],
    ] as const) {
      const parts = partsOf(width, height)
      expect([width, height, parts.length]).toEqual([width, height, partCount])
      expect([parts[0]?.top, (parts.at(-1)?.top ?? 0) + (parts.at(-1)?.height ?? 0)]).toEqual([0, height])
      for (const [index, part] of parts.entries()) {
        expect(part.top).toBeLessThanOrEqual((parts[index - 1]?.top ?? 0) + part.height * 0.9 + 1)
      }
    }
  })

  it('has its full size and one thumbnail for the user (U-6)', async () => {
    const path = join(folder, 'long')
    await sharp({ create: { width: 500, height: 4000, channels: 3, background: '#fff' } })
      .composite([{ input: await noise('png'), left: 0, top: 3880 }])
      .png()
      .toFile(path)
    expect(await reencodeImage(path, 'image/png', paths())).toBeUndefined()
    const { shown, small, model } = paths()
    const sizes = await Promise.all(
      [shown, small, ...splitJpegs(await readFile(model))].map(async image => {
        const { width, height } = await sharp(image).metadata()
        return [width, height]
      }),
    )
    expect(sizes).toEqual([[500, 4000], [60, 480], ...Array.from({ length: 3 }, () => [500, 1536])])
  })
})

it.each([
  ['white', '#333'],
  ['black', '#fff'],
])('the transparent background of %s text is %s for the model', async (color, background) => {
  const path = join(folder, 'transparent')
  const text = `<rect x="20" y="20" width="60" height="10" fill="${color}"/>`
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${text}</svg>`)
  await sharp(svg).png().toFile(path)
  expect(await reencodeImage(path, 'image/png', paths())).toBeUndefined()
  const [red] = await sharp(paths().model).raw().toBuffer()
  expect(red).toBe(background === '#fff' ? 255 : 0x33)
})

/** A progressive JPEG (gray, without detail) of 800 × 800 pixels, and so of 10,000 blocks. */
function jpegWithScans(scanCount: number): Buffer {
  const segment = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content]
  // The tables' only codes: no difference (0), and 8,192 or more blocks without detail (0 and 13 bits).
  const head = [
    ...[0xff, 0xd8],
    ...segment(0xdb, 0, ...Array<number>(64).fill(1)),
    ...segment(0xc2, 8, 3, 0x20, 3, 0x20, 1, 1, 0x11, 0),
    ...segment(0xc4, 0x00, 1, ...Array<number>(15).fill(0), 0),
    ...segment(0xc4, 0x10, 1, ...Array<number>(15).fill(0), 0xd0),
    ...segment(0xda, 1, 1, 0, 0, 0, 0),
    ...Array<number>(10_000 / 8).fill(0),
  ]
  const extraBlockCount = 10_000 - 8_192
  const bits = [(extraBlockCount << 2) >> 8, ((extraBlockCount << 2) & 0xff) | 3]
  const scans = Array.from({ length: scanCount - 1 }, () => [...segment(0xda, 1, 1, 0, 1, 63, 0), ...bits])
  return Buffer.from([...head, ...scans.flat(), 0xff, 0xd9])
}

describe('a progressive JPEG', () => {
  it('is refused if decoding its many scans would take too long (U-1)', async () => {
    const path = join(folder, 'scans')
    await writeFile(path, jpegWithScans(101))
    expect(await reencodeImage(path, 'image/jpeg', paths())).toBe('image_too_heavy')
    // The video of a motion photo, which follows the image, can look like scans.
    const video = Buffer.from(Array.from({ length: 200 }, () => [0xff, 0xda, 0, 2]).flat())
    await writeFile(path, Buffer.concat([jpegWithScans(100), video]))
    expect(await reencodeImage(path, 'image/jpeg', paths())).toBeUndefined()
  })
})

it('an image that takes more than half a minute is refused (U-1)', async () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(0).mockReturnValue(30_000)
  const path = join(folder, 'slow')
  await writeFile(path, await noise('png'))
  expect(await reencodeImage(path, 'image/png', paths())).toBe('image_too_heavy')
})

import { readFile } from 'node:fs/promises'
import type { ResizeOptions, Sharp } from 'sharp'
import { limitConcurrency } from '#server/concurrency.ts'
import type { ImageType } from './file-type.ts'
import { countJpegScans } from './jpeg-scans.ts'
import { diskRefusal } from './receive-files.ts'
import { type FileProblem, tooManyImages } from './upload-errors.ts'

/** The output paths of the three versions of an image. */
export type ImagePaths = { shown: string; small: string; model: string }

const maxPixelCount = 40_000_000
const maxSidePixels = 12_000
/** Models use no more pixels than this on a side, and sending more would cost more. */
const maxModelSidePixels = 2_048
/** Enough for a thumbnail on a high-density screen. */
const maxThumbnailSidePixels = 480

/** Cameras and programs write about ten. Each takes as long as decoding the whole image. */
const maxScanCount = 100
/** For all versions of one image together. Some valid images of the maximum size take longer. */
const maxEncodeSeconds = 30
const queueTimeoutMs = 60_000

/** Only one image is decoded at a time, because each can take 160 MB. */
const inImageQueue = limitConcurrency(1, { timeoutMs: queueTimeoutMs, refusal: tooManyImages })

/**
 * Decodes the image and encodes it again, upright and in the same format, which removes EXIF, the location and other
 * hidden data. Only the first frame of an animation is kept. Also writes a thumbnail (WebP) and the version for the
 * model (JPEG, on white). Returns the problem with an image that cannot be accepted.
 */
export function reencodeImage(
  path: string,
  type: ImageType,
  paths: ImagePaths,
): Promise<FileProblem | undefined> {
  return inImageQueue(() => reencode(path, type, paths))
}

async function reencode(path: string, type: ImageType, paths: ImagePaths): Promise<FileProblem | undefined> {
  const open = await openWithin(maxEncodeSeconds)
  try {
    // The size is checked here, before decoding, to return a specific problem.
    const { width = 0, height = 0 } = await open(path, false).metadata()
    if (width > maxSidePixels || height > maxSidePixels || width * height > maxPixelCount) {
      return 'image_too_many_pixels'
    }
    // sharp's time limit applies only once all scans are decoded.
    if (type === 'image/jpeg' && countJpegScans(await readFile(path)) > maxScanCount) return 'image_too_heavy'
    await encoders[type](open(path, false).autoOrient()).toFile(paths.shown)
    await open(paths.shown)
      .resize(fitting(maxModelSidePixels))
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toFile(paths.model)
    await open(paths.model).resize(fitting(maxThumbnailSidePixels)).webp({ quality: 78 }).toFile(paths.small)
    return undefined
  } catch (error) {
    // Any error that is neither the disk's nor the time limit's counts as the image's.
    if (diskRefusal(error)) throw error
    return error instanceof Error && error.message.startsWith('timeout:') ? 'image_too_heavy' : 'image_broken'
  }
}

/** Keeps the proportions, and never enlarges. */
function fitting(sidePixels: number): ResizeOptions {
  return { width: sidePixels, height: sidePixels, fit: 'inside', withoutEnlargement: true }
}

const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/png': image => image.png({ compressionLevel: 6 }),
  'image/jpeg': image => image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
  'image/webp': image => image.webp({ quality: 90 }),
  'image/gif': image => image.gif(),
}

/** Returns a function that opens images, with a time limit for all of them together. */
async function openWithin(seconds: number) {
  const sharp = await loadSharp()
  const startedAtMs = performance.now()
  return (path: string, limitInputPixels: number | false = maxPixelCount) => {
    const leftSeconds = seconds - Math.floor((performance.now() - startedAtMs) / 1_000)
    if (leftSeconds <= 0) throw new Error('timeout: no time is left')
    return sharp(path, { limitInputPixels, failOn: 'error' }).timeout({ seconds: leftSeconds })
  }
}

/** Loaded at the first image, because loading takes tens of milliseconds and tens of megabytes. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

import type { Sharp } from 'sharp'
import { limitConcurrency } from '#server/concurrency.ts'
import type { ImageType } from './file-type.ts'
import { diskRefusal } from './receive-files.ts'
import type { FileProblem } from './upload-errors.ts'

/** The output paths of the three versions of an image. */
export type ImagePaths = { shown: string; small: string; model: string }

const maxPixelCount = 40_000_000
const maxSidePixels = 12_000
/** Models use no more pixels than this on a side, and sending more would cost more. */
const maxModelSidePixels = 2_048
/** Enough for a thumbnail on a high-density screen. */
const maxThumbnailSidePixels = 480

/** Only one image is decoded at a time, because each can take 160 MB. */
const inImageQueue = limitConcurrency(1)

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
  const sharp = await loadSharp()
  // The size is checked below, before decoding, to return a specific problem.
  const open = (from: string) => sharp(from, { limitInputPixels: false, failOn: 'error' })
  try {
    const { width = 0, height = 0 } = await open(path).metadata()
    if (width > maxSidePixels || height > maxSidePixels || width * height > maxPixelCount) {
      return 'image_too_many_pixels'
    }
    await encoders[type](open(path).autoOrient()).toFile(paths.shown)
    const upright = { limitInputPixels: maxPixelCount }
    await sharp(paths.shown, upright)
      .resize({
        width: maxModelSidePixels,
        height: maxModelSidePixels,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toFile(paths.model)
    await sharp(paths.model, upright)
      .resize({
        width: maxThumbnailSidePixels,
        height: maxThumbnailSidePixels,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 78 })
      .toFile(paths.small)
    return undefined
  } catch (error) {
    // Any error that is not the disk's counts as the image's.
    if (diskRefusal(error)) throw error
    return 'image_broken'
  }
}

const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/png': image => image.png({ compressionLevel: 6 }),
  'image/jpeg': image => image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
  'image/webp': image => image.webp({ quality: 90 }),
  'image/gif': image => image.gif(),
}

/** Loaded at the first image, because loading takes tens of milliseconds and tens of megabytes. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

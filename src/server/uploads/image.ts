import type { Sharp } from 'sharp'
import { limitConcurrency } from './concurrency.ts'
import type { ImageType } from './file-type.ts'
import { isDiskFull } from './receive-files.ts'
import type { FileProblem } from './upload-errors.ts'

/** Where the three images made of one are to be written. */
export type ImagePaths = { shown: string; small: string; model: string }

const maxPixelCount = 40_000_000
const maxSidePixels = 12_000
/** Models use no more than this; more would only cost. */
const modelSidePixels = 2_048
/** A thumbnail, also on a dense screen. */
const thumbnailSidePixels = 480

/** Images are decoded one after another: each may take 160 MB meanwhile. */
const oneAtATime = limitConcurrency(1)

/**
 * Decodes the image and writes it anew, upright and in its own format: so without EXIF, position or anything else
 * that was hidden in the file. Of an animation the first picture stays. Beside it a thumbnail (WebP), and what the
 * model gets (JPEG, on white). Answers what is wrong with an image that can't be taken.
 */
export function redrawImage(
  path: string,
  type: ImageType,
  paths: ImagePaths,
): Promise<FileProblem | undefined> {
  return oneAtATime(() => draw(path, type, paths))
}

async function draw(path: string, type: ImageType, paths: ImagePaths): Promise<FileProblem | undefined> {
  const sharp = await loadSharp()
  // The size is checked below, before anything is decoded: with words of its own.
  const open = (from: string) => sharp(from, { limitInputPixels: false, failOn: 'error' })
  try {
    const { width = 0, height = 0 } = await open(path).metadata()
    if (width > maxSidePixels || height > maxSidePixels || width * height > maxPixelCount) {
      return 'image_too_many_pixels'
    }
    await encoders[type](open(path).autoOrient()).toFile(paths.shown)
    const upright = { limitInputPixels: maxPixelCount }
    await sharp(paths.shown, upright)
      .resize({ width: modelSidePixels, height: modelSidePixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toFile(paths.model)
    await sharp(paths.model, upright)
      .resize({
        width: thumbnailSidePixels,
        height: thumbnailSidePixels,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 78 })
      .toFile(paths.small)
    return undefined
  } catch (error) {
    // A full disk is not the image's fault; anything else is.
    if (isDiskFull(error)) throw error
    return 'image_broken'
  }
}

const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/png': image => image.png({ compressionLevel: 6 }),
  'image/jpeg': image => image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
  'image/webp': image => image.webp({ quality: 90 }),
  'image/gif': image => image.gif(),
}

/** Loaded at the first image: it takes tens of milliseconds and megabytes. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

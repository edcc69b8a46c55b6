import { readFile, writeFile } from 'node:fs/promises'
import type { Region, ResizeOptions, Sharp } from 'sharp'
import { limitConcurrency } from '#server/concurrency.ts'
import type { ImageType } from './file-type.ts'
import { readJpegScans } from './jpeg-scans.ts'
import { diskRefusal } from './receive-files.ts'
import { type FileProblem, tooManyImages } from './upload-errors.ts'

/** The output paths of the three versions of an image. */
export type ImagePaths = { shown: string; small: string; model: string }

const maxPixelCount = 40_000_000
const maxSidePixels = 12_000
/** The encoders of these formats need the whole image, up to 600 MB for 39 megapixels. So more pixels are halved. */
const heavyTypes: ImageType[] = ['image/webp', 'image/gif']
const maxHeavyPixelCount = 16_000_000
/** Models use no more pixels than this on a side, and sending more would cost more. */
const maxModelSidePixels = 2_048
/**
 * Providers scale an image to 2,048 pixels on the longer side and 768 on the shorter. Up to this ratio, the width alone
 * decides the scale. The text of a longer image becomes too small to read, so the model gets it in parts.
 */
const maxModelHeightPerWidth = 2_048 / 768
/** Providers scale a part to 768 x 1,536 pixels, which is also as many as most models read in one image. */
const partHeightPerWidth = 2
/** Parts of a narrow image are not scaled. */
const minPartHeightPixels = 1_536
/** The share of a part that the next one repeats, so that each line of text is complete in one of them. */
const partOverlap = 0.1
/** Enough for a thumbnail on a high-density screen. */
const maxThumbnailSidePixels = 480

/** Cameras and programs write about ten. Each takes as long as decoding the whole image. */
const maxScanCount = 100
/** For all versions of one image together. Some valid images of the maximum size take longer. */
const maxEncodeSeconds = 30
const queueTimeoutMs = 60_000

/** Only one image is decoded at a time, because a photo of the maximum size takes 150 MB, and a GIF image 300 MB. */
const inImageQueue = limitConcurrency(1, { timeoutMs: queueTimeoutMs, refusal: tooManyImages })

/**
 * Decodes the image and encodes it again, upright and in the same format, which removes EXIF, the location and other
 * hidden data. A photo or a panorama that is too large is halved, and so is a large WebP or GIF image. Only the first
 * frame of an animation is kept. Also writes a thumbnail (WebP) and the version for the model (JPEG, not transparent; a
 * long image in several parts, one JPEG after another). Returns the problem with an image that cannot be accepted.
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
    // sharp's time limit applies only once all scans are decoded.
    const jpeg = type === 'image/jpeg' ? await readJpeg(path) : undefined
    const isOverLimit = isTooLarge(width, height)
    // The decoder halves a JPEG of one scan while it reads it, with less memory than a smaller image takes at full
    // size.
    if (isOverLimit && (jpeg?.scanCount !== 1 || isTooLarge(width / 2, height / 2)))
      return 'image_too_many_pixels'
    if (jpeg && jpeg.scanCount > maxScanCount) return 'image_too_heavy'
    const image = jpeg?.completed ? open(jpeg.completed, false, 'warning') : open(path, false)
    const isHalved = isOverLimit || (heavyTypes.includes(type) && width * height > maxHeavyPixelCount)
    if (isHalved) image.resize(fitting(Math.floor(Math.max(width, height) / 2)))
    await encoders[type](image.autoOrient()).toFile(paths.shown)
    const background = await backgroundFor(open(paths.shown))
    await forModel(open(paths.shown), background).toFile(paths.model)
    await open(paths.model).resize(fitting(maxThumbnailSidePixels)).webp({ quality: 78 }).toFile(paths.small)
    await writeParts(open, paths, background)
    return undefined
  } catch (error) {
    // Any error that is neither the disk's nor the time limit's counts as the image's.
    if (diskRefusal(error)) throw error
    return error instanceof Error && error.message.startsWith('timeout:') ? 'image_too_heavy' : 'image_broken'
  }
}

function isTooLarge(width: number, height: number): boolean {
  return width > maxSidePixels || height > maxSidePixels || width * height > maxPixelCount
}

/**
 * `completed`: the bytes plus the marker that ends an image, if it was missing, as after an interrupted copy. If more
 * is missing than the marker, decoding gives a warning, except within the last eight rows of pixels.
 */
async function readJpeg(path: string): Promise<{ scanCount: number; completed: Buffer | undefined }> {
  const bytes = await readFile(path)
  const { scanCount, hasEnd } = readJpegScans(bytes)
  return { scanCount, completed: hasEnd ? undefined : Buffer.concat([bytes, endOfJpeg]) }
}

const endOfJpeg = Buffer.from([0xff, 0xd9])

function forModel(image: Sharp, background: string): Sharp {
  return image.resize(fitting(maxModelSidePixels)).flatten({ background }).jpeg({ quality: 85 })
}

/** Of 255. A transparent image whose visible pixels are lighter cannot be seen on white. */
const maxLightnessOnWhite = 230

/** What replaces transparency: white or, for a light image such as white text, dark gray. */
async function backgroundFor(image: Sharp): Promise<string> {
  if (!(await image.metadata()).hasAlpha) return '#fff'
  const sample = image.resize(fitting(maxThumbnailSidePixels)).toColourspace('srgb').raw()
  const { data, info } = await sample.toBuffer({ resolveWithObject: true })
  let lightness = 0
  let opacity = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const alpha = data[at + info.channels - 1] ?? 0
    lightness += alpha * Math.min(...data.subarray(at, at + Math.min(3, info.channels - 1)))
    opacity += alpha
  }
  return lightness > opacity * maxLightnessOnWhite ? '#333' : '#fff'
}

/** Replaces the version for the model with the parts, if the image is long. */
async function writeParts(
  open: Awaited<ReturnType<typeof openWithin>>,
  { shown, model }: ImagePaths,
  background: string,
): Promise<void> {
  const { width = 0, height = 0 } = await open(shown).metadata()
  const areas = partsOf(width, height)
  if (areas.length === 1) return
  const parts: Buffer[] = []
  for (const area of areas) parts.push(await forModel(open(shown).extract(area), background).toBuffer())
  await writeFile(model, Buffer.concat(parts))
}

/** The areas of an image that the model gets as images of their own, from top to bottom: one, unless it is long. */
export function partsOf(width: number, height: number): Region[] {
  if (height <= Math.max(width * maxModelHeightPerWidth, minPartHeightPixels)) {
    return [{ left: 0, top: 0, width, height }]
  }
  const partHeight = Math.max(width * partHeightPerWidth, minPartHeightPixels)
  const lastTop = height - partHeight
  const stepCount = Math.ceil(lastTop / (partHeight * (1 - partOverlap)))
  return Array.from({ length: stepCount + 1 }, (_, index) => ({
    left: 0,
    top: Math.round((lastTop * index) / stepCount),
    width,
    height: partHeight,
  }))
}

/** Keeps the proportions, and never enlarges. */
function fitting(sidePixels: number): ResizeOptions {
  return { width: sidePixels, height: sidePixels, fit: 'inside', withoutEnlargement: true }
}

/**
 * For the shortest codes, libjpeg would keep a whole JPEG in memory: 440 MB more for a photo of the maximum size, and
 * twice the time. Without them, the file is a tenth larger.
 */
const optimizeCoding = false

const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/png': image => image.png({ compressionLevel: 6 }),
  'image/jpeg': image => image.jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimizeCoding }),
  'image/webp': image => image.webp({ quality: 90 }),
  'image/gif': image => image.gif(),
}

/** Returns a function that opens images, with a time limit for all of them together. */
async function openWithin(seconds: number) {
  const sharp = await loadSharp()
  const startedAtMs = performance.now()
  return (
    image: string | Buffer,
    limitInputPixels: number | false = maxPixelCount,
    failOn: 'error' | 'warning' = 'error',
  ) => {
    const leftSeconds = seconds - Math.floor((performance.now() - startedAtMs) / 1_000)
    if (leftSeconds <= 0) throw new Error('timeout: no time is left')
    return sharp(image, { limitInputPixels, failOn }).timeout({ seconds: leftSeconds })
  }
}

/** Loaded at the first image, because loading takes tens of milliseconds and tens of megabytes. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

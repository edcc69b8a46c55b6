const startOfScan = 0xda
const endOfImage = 0xd9

/**
 * How many scans the JPEG has: a progressive one has several, each of which refines all pixels. Counted without
 * decoding. What follows the image, such as the video of a motion photo, does not count. `hasEnd`: whether the marker
 * that ends an image is there.
 */
export function readJpegScans(bytes: Uint8Array): { scanCount: number; hasEnd: boolean } {
  let scanCount = 0
  let at = 2
  for (;;) {
    at = nextMarker(bytes, at)
    const marker = bytes[at]
    if (marker === undefined || marker === endOfImage) return { scanCount, hasEnd: marker === endOfImage }
    if (marker === startOfScan) scanCount += 1
    at += 1 + (bytes[at + 1] ?? 0) * 256 + (bytes[at + 2] ?? 0)
  }
}

/** The position of the next marker's code. In the data of a scan, 0xff is followed by 0 or by a restart marker. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0
    const isRestart = code >= 0xd0 && code <= 0xd7
    if (code !== 0 && code !== 0xff && !isRestart) return at + 1
  }
  return bytes.length
}

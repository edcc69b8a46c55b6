import { inflateRawSync } from 'node:zlib'

/** The files of a zip by their names, as its directory lists them. */
export function readZip(bytes: Uint8Array): Map<string, string> {
  const zip = Buffer.from(bytes)
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end === -1) throw new Error('This is not a complete zip.')
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let remainingCount = zip.readUInt16LE(end + 10); remainingCount > 0; remainingCount -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(field => zip.readUInt16LE(at + field))
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    files.set(name, contentAt(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 20)))
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return files
}

function contentAt(zip: Buffer, start: number, sizeBytes: number): string {
  const dataStart = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
  const data = zip.subarray(dataStart, dataStart + sizeBytes)
  return (zip.readUInt16LE(start + 8) === 0 ? data : inflateRawSync(data)).toString('utf8')
}

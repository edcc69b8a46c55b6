import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The refresh token's format (version 2 of Supabase Auth): base64url of a version byte 0, the 16 bytes of the session's
 * id, a counter as an unsigned varint, 16 bytes of HMAC-SHA-256 under the session's own key, and 4 bytes of SHA-256
 * that let a mistyped token be refused without asking the database.
 */

const signatureBytes = 16
const checksumBytes = 4

export type RefreshToken = {
  sessionId: string
  counter: number
  /** Whether this session's key signed it. */
  isSignedBy(key: Buffer): boolean
}

export function encodeRefreshToken(sessionId: string, counter: number, key: Buffer): string {
  const message = Buffer.concat([
    Buffer.from([0]),
    Buffer.from(sessionId.replaceAll('-', ''), 'hex'),
    encodeVarint(counter),
  ])
  const signed = Buffer.concat([message, sign(message, key)])
  return Buffer.concat([signed, checksum(signed)]).toString('base64url')
}

/** Undefined if the token does not have this format. Does not check the signature. */
export function parseRefreshToken(token: string): RefreshToken | undefined {
  if (!/^[\w-]{40,64}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const signed = bytes.subarray(0, -checksumBytes)
  if (bytes[0] !== 0 || !checksum(signed).equals(bytes.subarray(-checksumBytes))) return undefined
  const message = signed.subarray(0, -signatureBytes)
  const signature = signed.subarray(-signatureBytes)
  const counter = decodeVarint(message.subarray(17))
  if (counter === undefined) return undefined
  return {
    sessionId: toUuid(message.subarray(1, 17)),
    counter,
    isSignedBy: key => timingSafeEqual(sign(message, key), signature),
  }
}

function sign(message: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(message).digest().subarray(0, signatureBytes)
}

function checksum(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest().subarray(0, checksumBytes)
}

function toUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function encodeVarint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  return Buffer.from([...bytes, rest])
}

function decodeVarint(bytes: Buffer): number | undefined {
  let value = 0
  for (const [index, byte] of bytes.entries()) {
    value += (byte & 0x7f) * 2 ** (7 * index)
    const isLast = byte < 0x80
    if (isLast !== (index === bytes.length - 1)) return undefined
  }
  return bytes.length > 0 && Number.isSafeInteger(value) ? value : undefined
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { UserId } from '#shared/api/ids.ts'
import { fileLinkLifetimeSeconds } from '#shared/limits.ts'

/**
 * Links to uploaded files: `/files/` and a token that contains the file, its owner, the expiry time and, in a shared
 * chat, the share. The token is encrypted and authenticated (AES-256-GCM), so it cannot be guessed, changed or read,
 * and two links to the same file have nothing in common.
 */
export type FileLinks = {
  linkTo(file: LinkedFile): string
  /** The file, if the token is valid and has not expired. */
  open(token: string): LinkedFile | undefined
}

/** `shareId`: the link is part of a shared chat and ends with it. */
export type LinkedFile = { id: string; userId: UserId; shareId?: string }

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** `key`: 32 bytes in hexadecimal. */
export function createFileLinks(key: string, nowMs: () => number = Date.now): FileLinks {
  const secret = Buffer.from(key, 'hex')
  return {
    linkTo({ id, userId, shareId = '' }) {
      const expiresAtSeconds = Math.floor(nowMs() / 1000) + fileLinkLifetimeSeconds
      return `/files/${seal(secret, `${expiresAtSeconds} ${userId} ${id} ${shareId}`)}`
    },
    open(token) {
      const [expiresAtSeconds, userId, id, shareId] = unseal(secret, token)?.split(' ') ?? []
      if (expiresAtSeconds === undefined || userId === undefined || id === undefined) return undefined
      return Number(expiresAtSeconds) * 1000 > nowMs()
        ? { id, userId: userId as UserId, ...(shareId && { shareId }) }
        : undefined
    },
  }
}

function seal(secret: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, secret, nonce)
  return Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]).toString(
    'base64url',
  )
}

function unseal(secret: Buffer, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // Only the canonical spelling: decoding skips unknown characters, and ignores unused bits at the end.
  if (bytes.length <= nonceBytes + tagBytes || bytes.toString('base64url') !== token) return undefined
  try {
    const opening = createDecipheriv(cipher, secret, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    opening.setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]).toString(
      'utf8',
    )
  } catch {
    return undefined
  }
}

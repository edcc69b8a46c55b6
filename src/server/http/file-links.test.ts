import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { UserId } from '#shared/api/ids.ts'
import { createFileLinks } from './file-links.ts'

const key = randomBytes(32).toString('hex')
const file = { id: randomBytes(20).toString('hex'), userId: randomUUID() as UserId }
const tokenOf = (link: string) => link.replace('/files/', '')

describe('a link to a file', () => {
  it('opens the file of its owner', () => {
    const links = createFileLinks(key)
    expect(links.open(tokenOf(links.linkTo(file)))).toEqual(file)
  })

  it('reveals neither the file nor its owner, and does not begin like another link to the same file', () => {
    const links = createFileLinks(key)
    const [one, other] = [tokenOf(links.linkTo(file)), tokenOf(links.linkTo(file))]
    const bytes = Buffer.from(one, 'base64url').toString('latin1')
    expect(bytes).not.toContain(file.id.slice(0, 8))
    expect(bytes).not.toContain(file.userId.slice(0, 8))
    expect(one.slice(0, 12)).not.toBe(other.slice(0, 12))
  })

  it('opens nothing if any character is changed or missing', () => {
    const links = createFileLinks(key)
    const token = tokenOf(links.linkTo(file))
    for (let index = 0; index < token.length; index += 1) {
      const changed = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1)
      expect(links.open(changed)).toBeUndefined()
    }
    for (const odd of ['', 'x', token.slice(0, -1), `${token}A`, `${token}=`, file.id]) {
      expect(links.open(odd)).toBeUndefined()
    }
  })

  it('opens nothing once it has expired, or with another key (U-5)', () => {
    let nowMs = Date.now()
    const links = createFileLinks(key, () => nowMs)
    const token = tokenOf(links.linkTo(file))
    nowMs += 30 * 60_000
    expect(links.open(token)).toEqual(file)
    nowMs += 30 * 60_000
    expect(links.open(token)).toBeUndefined()
    expect(createFileLinks(randomBytes(32).toString('hex')).open(token)).toBeUndefined()
  })
})

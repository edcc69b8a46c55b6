import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { freshDatabaseUrl, freshDataDir } from '#tests/support/databases/databases.ts'
import { type Person, signUp } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'

const mebibyte = 1024 * 1024
const pdf = pdfFile({ pages: ['x'], paddingBytes: 32 * mebibyte - 2_000 })

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}

/** Uploads in small chunks, as they arrive from a network. */
function upload(url: string, person: Person): Promise<number> {
  const head = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n' +
      'Content-Type: application/pdf\r\n\r\n',
  )
  const tail = Buffer.from('\r\n--b--\r\n')
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${person.token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': head.length + pdf.length + tail.length,
    }
    const sending = request(`${url}/api/chat/upload`, { method: 'POST', headers }, response => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sending.on('error', reject)
    sending.write(head)
    let sentBytes = 0
    const pump = () => {
      while (sentBytes < pdf.length) {
        const piece = pdf.subarray(sentBytes, sentBytes + 64 * 1024)
        sentBytes += piece.length
        if (sending.write(piece)) continue
        sending.once('drain', pump)
        return
      }
      sending.end(tail)
    }
    pump()
  })
}

/** By how much the server's memory grows, at most, while the person uploads. Prints it. */
async function grownMib(uploads: (url: string, person: Person) => Promise<void>): Promise<number> {
  const databaseUrl = await freshDatabaseUrl()
  const server = await startServerProcess({
    DATA_DIR: await freshDataDir(),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    LIMIT_STORAGE_MB: '2000',
    LIMIT_UPLOADS_PER_MINUTE: '1000',
  })
  try {
    const person = await signUp(server.url)
    await wait(3_000)
    const beforeBytes = await residentBytes(server.pid)
    let maxBytes = beforeBytes
    const watch = setInterval(() => {
      void residentBytes(server.pid).then(now => {
        maxBytes = Math.max(maxBytes, now)
      })
    }, 20)
    await uploads(server.url, person)
    clearInterval(watch)
    const grown = (maxBytes - beforeBytes) / mebibyte
    process.stdout.write(`${Math.round(grown)} MiB more than ${Math.round(beforeBytes / mebibyte)} MiB\n`)
    return grown
  } finally {
    await server.end('SIGTERM')
  }
}

describe.runIf(process.platform === 'linux')('the memory of the server', () => {
  it('grows by at most 64 MiB for twenty uploads of 32 MiB at once', async () => {
    const grown = await grownMib(async (url, person) => {
      const statuses = await Promise.all(Array.from({ length: 20 }, () => upload(url, person)))
      expect(statuses).toEqual(Array.from({ length: 20 }, () => 200))
    })
    expect(grown).toBeLessThanOrEqual(64)
  })

  it('grows by at most 256 MiB for a photo of 39 megapixels', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const
    const photo = sharp({ create: { width: 7_200, height: 5_400, channels: 3, background: '#888', noise } })
    const bytes = new Uint8Array(
      await photo.withMetadata({ orientation: 6 }).jpeg({ quality: 80 }).toBuffer(),
    )
    const grown = await grownMib(async (_, person) => {
      await uploaded(person, { name: 'letter.jpg', bytes: Buffer.from(bytes) })
    })
    expect(grown).toBeLessThanOrEqual(256)
  })
})

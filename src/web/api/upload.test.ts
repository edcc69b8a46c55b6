import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectTokens } from './client.ts'
import { uploadFiles } from './upload.ts'

/** Replaces the browser's request: the test decides its outcome. */
class FakeRequest {
  static made: FakeRequest[] = []
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}
  status = 0
  responseText = ''
  opened: string[] = []
  headers: Record<string, string> = {}
  body: FormData | undefined

  open(...opened: string[]) {
    this.opened = opened
    FakeRequest.made.push(this)
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.onabort()
    this.onloadend()
  }
  respond(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload()
    this.onloadend()
  }
}

const files = [new File(['one'], 'a.png'), new File(['two'], 'b.pdf')]
const responseBody = { imagePaths: ['i1'], pdfs: [{ fileId: 'p1', path: 'p1' }] }
const fractions: number[] = []
let stop = new AbortController()
let disconnect = () => {}

const upload = () =>
  uploadFiles(files, { signal: stop.signal, onProgress: fraction => fractions.push(fraction) })

async function request(index = 0): Promise<FakeRequest> {
  const sent = () => {
    const made = FakeRequest.made[index]
    if (!made?.body) throw new Error('No request was sent yet.')
    return made
  }
  return vi.waitFor(sent, { interval: 1 })
}

beforeEach(() => {
  FakeRequest.made = []
  fractions.length = 0
  stop = new AbortController()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  disconnect = connectTokens({
    current: async () => ({ userId: 'ann', text: 'first' }),
    renew: async () => ({ userId: 'ann', text: 'second' }),
    refused: () => {},
  })
})

afterEach(() => {
  disconnect()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('uploading files', () => {
  it('sends all files in one request with the bearer token, and returns their ids', async () => {
    const uploaded = upload()
    const sent = await request()
    expect(sent.opened).toEqual(['POST', '/api/chat/upload'])
    expect(sent.headers.authorization).toBe('Bearer first')
    expect(sent.body?.getAll('files').map(file => (file as File).name)).toEqual(['a.png', 'b.pdf'])
    sent.respond(200, responseBody)
    expect(await uploaded).toEqual(responseBody)
  })

  it('reports how much has been sent', async () => {
    const uploaded = upload()
    const sent = await request()
    sent.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true })
    sent.upload.onprogress?.({ loaded: 3, total: 4, lengthComputable: true })
    sent.upload.onprogress?.({ loaded: 3, total: 4, lengthComputable: false })
    sent.upload.onprogress?.({ loaded: 0, total: 0, lengthComputable: true })
    sent.upload.onload?.()
    sent.respond(200, responseBody)
    await uploaded
    expect(fractions).toEqual([0.25, 0.75, 1])
  })

  it('renews the token after a 401 and sends the files again (A-9)', async () => {
    const uploaded = upload()
    ;(await request()).respond(401, { error: { code: 'invalid_token', message: 'No.' } })
    const second = await request(1)
    expect(second.headers.authorization).toBe('Bearer second')
    second.respond(200, responseBody)
    expect(await uploaded).toEqual(responseBody)
  })

  it('fails if the server refuses, if no response arrives, or if the response is not ours', async () => {
    const refused = upload()
    ;(await request()).respond(413, { error: { code: 'storage_quota', message: 'Too much.' } })
    await expect(refused).rejects.toMatchObject({ status: 413, code: 'storage_quota' })
    const cut = upload()
    ;(await request(1)).onerror()
    await expect(cut).rejects.toMatchObject({ status: 0, code: 'unreachable' })
    const odd = upload()
    ;(await request(2)).respond(200, '<html>')
    await expect(odd).rejects.toMatchObject({ code: 'unexpected_response' })
    const empty = upload()
    ;(await request(3)).respond(204, '')
    await expect(empty).rejects.toMatchObject({ code: 'unexpected_response' })
  })

  it('ends when it is aborted, even before it has begun', async () => {
    const uploaded = upload()
    await request()
    stop.abort()
    await expect(uploaded).rejects.toMatchObject({ name: 'AbortError' })
    await expect(upload()).rejects.toMatchObject({ name: 'AbortError' })
    expect(FakeRequest.made).toHaveLength(1)
  })

  it('gives up on a connection that is silent for a minute', async () => {
    vi.useFakeTimers()
    const failure = vi.fn()
    const neverBegun = vi.fn()
    upload().catch(failure)
    const sent = await request()
    upload().catch(neverBegun)
    await request(1)
    await vi.advanceTimersByTimeAsync(59_000)
    sent.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true })
    await vi.advanceTimersByTimeAsync(59_000)
    expect(failure).not.toHaveBeenCalled()
    expect(neverBegun).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(failure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unreachable' }))
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gives the server three minutes to check the files, and not more', async () => {
    vi.useFakeTimers()
    const failure = vi.fn()
    upload().catch(failure)
    const sent = await request()
    sent.upload.onload?.()
    await vi.advanceTimersByTimeAsync(179_000)
    expect(failure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(failure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unreachable' }))
  })
})

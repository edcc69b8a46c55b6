/**
 * The pieces of a response's body, as they arrive. Throws if none arrives for `maxSilenceMs`, because browsers do not
 * report a dead connection.
 */
export async function* readPieces(
  response: Response,
  maxSilenceMs: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader()
  if (!reader) return
  const cancel = () => void reader.cancel().catch(() => {})
  let lastPieceAtMs = performance.now()
  let isSilent = false
  // One timer for the whole body: a timer per piece would cost as much as reading it.
  let timer = setTimeout(check, maxSilenceMs)
  function check() {
    const remainingMs = lastPieceAtMs + maxSilenceMs - performance.now()
    isSilent = remainingMs <= 0
    if (isSilent) cancel()
    else timer = setTimeout(check, remainingMs)
  }
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (isSilent) throw new Error('The response stalled.')
      if (done) return
      lastPieceAtMs = performance.now()
      yield value
    }
  } finally {
    clearTimeout(timer)
    // Releases the connection, even if the caller stops early.
    cancel()
  }
}

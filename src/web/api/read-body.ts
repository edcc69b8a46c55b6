/**
 * The pieces of a response's body, as they arrive. Throws if none arrives for `maxSilenceMs`, because browsers do not
 * report a dead connection.
 */
export async function* readPieces(
  response: Response,
  maxSilenceMs: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!response.body) return
  const reader = response.body.getReader()
  let isSilent = false
  const idleTimer = startIdleTimer(maxSilenceMs, () => {
    isSilent = true
    reader.cancel().catch(() => {})
  })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (isSilent) throw new Error('The response stalled.')
      if (done) return
      idleTimer.reset()
      yield value
    }
  } finally {
    idleTimer.stop()
    // Releases the connection, even if the caller stops early.
    reader.cancel().catch(() => {})
  }
}

/** One timer for the whole body: a timer per piece would cost as much as reading it. */
function startIdleTimer(idleTimeoutMs: number, onIdle: () => void) {
  let lastPieceAtMs = performance.now()
  let timer = setTimeout(check, idleTimeoutMs)
  function check() {
    const remainingMs = lastPieceAtMs + idleTimeoutMs - performance.now()
    if (remainingMs > 0) timer = setTimeout(check, remainingMs)
    else onIdle()
  }
  return {
    reset: () => {
      lastPieceAtMs = performance.now()
    },
    stop: () => clearTimeout(timer),
  }
}

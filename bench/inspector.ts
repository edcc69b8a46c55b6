/** A connection to a process that was started with `--inspect`, over the Chrome DevTools Protocol. */
export type Inspector = {
  call(method: string, params?: object): Promise<unknown>
  close(): void
}

export async function openInspector(url: string): Promise<Inspector> {
  const socket = new WebSocket(url)
  const pending = new Map<number, (result: unknown) => void>()
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`No inspector at ${url}`))
  })
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result: unknown }
    if (id === undefined) return
    pending.get(id)?.(result)
    pending.delete(id)
  }
  let calls = 0
  return {
    call: (method, params = {}) =>
      new Promise(resolve => {
        calls += 1
        pending.set(calls, resolve)
        socket.send(JSON.stringify({ id: calls, method, params }))
      }),
    close: () => socket.close(),
  }
}

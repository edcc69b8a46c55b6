/** A connection over the Chrome DevTools Protocol to a process started with `--inspect`, to a browser, or to a tab. */
export type Inspector = {
  call(method: string, params?: object): Promise<unknown>
  close(): void
}

/** Events have no id. */
type Message = { id?: number; result: unknown; error?: { message: string } }

export async function openInspector(url: string): Promise<Inspector> {
  const socket = new WebSocket(url)
  const pending = new Map<number, PromiseWithResolvers<unknown>>()
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`No inspector at ${url}`))
  })
  socket.onmessage = ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as Message
    if (id === undefined) return
    const call = pending.get(id)
    pending.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result)
  }
  socket.onclose = () => {
    for (const call of pending.values())
      call.reject(new Error(`The inspector at ${url} closed the connection.`))
  }
  let lastId = 0
  return {
    call: (method, params = {}) => {
      lastId += 1
      const call = Promise.withResolvers<unknown>()
      pending.set(lastId, call)
      socket.send(JSON.stringify({ id: lastId, method, params }))
      return call.promise
    },
    close: () => socket.close(),
  }
}

import type { ServerResponse } from 'node:http'

const longestPause = 30_000

/**
 * Drops a reader who takes nothing of a long answer for 30 s (`pause` ms): what is made for them would wait in memory
 * for ever. Call it before the first write. Progress is the socket's own, however slow; so an answer that has nothing
 * to say for that long must send a sign of life.
 */
export function letGoStalled(response: ServerResponse, pause = longestPause): void {
  response.setTimeout(pause, () => response.destroy())
}

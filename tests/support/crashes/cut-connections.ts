import { randomInt } from 'node:crypto'
import { createConnection } from 'node:net'
import { expect } from 'vitest'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { callApi, type Person, readStream, signUp } from '#tests/support/people/people.ts'
import { startTcpProxy } from '#tests/support/servers/tcp-proxy.ts'
import { startTestApp } from '#tests/support/servers/test-app.ts'

const readersPerAnswer = 5
const pieceCount = 100
/** Includes the response's headers: some connections are cut before the first event, and most within an event. */
const maxBytesBeforeCut = 1_500

/**
 * Lets readers follow answers over connections that are cut after a random number of bytes, until at least
 * `minCutCount` have been cut. Each reader continues from the last id that it received. What it read must be the stored
 * text, or only its beginning if the answer ended before the reader reconnected. `onSurvived` is called for each cut.
 */
export async function cutConnections(
  minCutCount: number,
  onSurvived: () => void = () => undefined,
): Promise<void> {
  const model = await startScriptedModel()
  const app = await startTestApp({
    env: { ...model.env, LIMIT_SENDS_PER_MINUTE: '10000' },
  })
  const proxy = await startTcpProxy(() => createConnection(Number(new URL(app.url).port), '127.0.0.1'))
  proxy.cutAfter(() => randomInt(1, maxBytesBeforeCut))
  try {
    const person = await signUp(app.url)
    let answerCount = 0
    for (let totalCutCount = 0; totalCutCount < minCutCount; answerCount += 1) {
      const response = await person.send(`[[paced ${pieceCount}x5]] coupée`)
      const { chatId } = await readStream(response, soFar => soFar.text === '')
      const url = `http://127.0.0.1:${proxy.port}/api/chat/${chatId}/stream`
      const readers = Array.from({ length: readersPerAnswer }, () => follow(url, person))
      const ends = await Promise.all(readers)
      const last = (await person.messages(chatId)).at(-1)
      // Compared as booleans, because a diff of such texts would fill the screen.
      expect([last?.status, last?.content.endsWith(` ${pieceCount - 1} words of text`)]).toEqual([
        'complete',
        true,
      ])
      for (const { text, hasEnd, cutCount } of ends) {
        expect(hasEnd ? last?.content === text : last?.content.startsWith(text)).toBe(true)
        for (let cut = 0; cut < cutCount; cut += 1) onSurvived()
        totalCutCount += cutCount
      }
    }
    expect(model.answerRequests()).toHaveLength(answerCount)
  } finally {
    await app.close()
    await proxy.close()
    await model.close()
  }
}

/** `hasEnd`: the end arrived. Otherwise the answer ended before the reader reconnected; `text` may be incomplete. */
async function follow(url: string, { token }: Person) {
  let text = ''
  let lastEventId: string | undefined
  for (let cutCount = 0; ; cutCount += 1) {
    const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId }
    const response = await callApi(url, token, '', { headers }).catch(() => undefined)
    // Cut before the end of the headers.
    if (response === undefined) continue
    if (response.status === 204) return { text, hasEnd: false, cutCount }
    const read = await readStream(response)
    text += read.text
    lastEventId = read.placed.findLast(({ id }) => id !== undefined)?.id ?? lastEventId
    if (read.done) return { text, hasEnd: true, cutCount }
  }
}

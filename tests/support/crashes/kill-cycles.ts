import * as v from 'valibot'
import { expect } from 'vitest'
import { chatPageSchema } from '#shared/api/chat.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { adminEnv, logIn, messagesAt, readStream, signUp, until } from '#tests/support/people/people.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'

/** How fast the scripted answer grows. A kill can lose up to one second of the text that was shown. */
const pieceIntervalMs = 10
const charactersPerSecond = (1000 / pieceIntervalMs) * ' 00000 words of text'.length

/**
 * Kills the server during an answer, `cycleCount` times at random moments, and starts it again on the same database.
 * Each time, no acknowledged message is lost, at most a second of shown text is lost, and no answer is still running
 * `maxClosingMs` after the restart. `onSurvived` is called after each cycle. At the end, all chats are listed, and the
 * last answer can be retried.
 */
export async function killMidAnswer(
  cycleCount: number,
  maxClosingMs: number,
  onSurvived: () => void = () => undefined,
): Promise<void> {
  const model = await startScriptedModel()
  const env = {
    ...(await freshStorage()),
    ...model.env,
    ...adminEnv,
    LIMIT_SENDS_PER_MINUTE: '1000',
  }
  let server = await startServerProcess(env)
  const { email } = await signUp(server.url)
  try {
    for (let cycle = 0; cycle < cycleCount; cycle += 1) {
      const person = await logIn(server.url, email)
      const response = await person.send(`[[paced 1000x${pieceIntervalMs}]] cycle ${cycle}`)
      const killAtMs = performance.now() + Math.random() * 1_500
      const killed = server
      setTimeout(() => void killed.end('SIGKILL'), killAtMs - performance.now())
      const shown = await readStream(response)
      await killed.end('SIGKILL')
      server = await startServerProcess(env)
      const restartedAtMs = runningMs()
      const stored = await until(
        () => messagesAt(server.url, person, shown.chatId),
        messages => messages.every(message => message.status !== 'running'),
        maxClosingMs,
      )
      expect(runningMs() - restartedAtMs).toBeLessThan(maxClosingMs)
      expect(stored[0]).toMatchObject({
        role: 'user',
        content: `[[paced 1000x${pieceIntervalMs}]] cycle ${cycle}`,
      })
      const storedText = stored[1]?.content ?? ''
      // A server that was killed before it stored any text leaves no answer.
      expect(stored.slice(1).filter(({ status }) => status !== 'interrupted')).toEqual([])
      expect(shown.text.startsWith(storedText) || storedText.startsWith(shown.text)).toBe(true)
      expect(shown.text.length - storedText.length).toBeLessThanOrEqual(charactersPerSecond)
      expect(shown.done).toBe(false)
      onSurvived()
    }
    const person = await logIn(server.url, email)
    const ids = new Set<string>()
    for (let offset = 0; offset < cycleCount; offset += 100) {
      const page = await person.call(`/api/chat?limit=100&offset=${offset}`)
      for (const { id } of v.parse(chatPageSchema, await page.json()).chats) ids.add(id)
    }
    expect(ids.size).toBe(cycleCount)
    const [newest] = ids
    const retried = await person.call(`/api/chat/${newest}/retry`, { method: 'POST' })
    expect((await readStream(retried, soFar => soFar.text === '')).text).not.toBe('')
  } finally {
    await server.end('SIGKILL')
    await model.close()
  }
}

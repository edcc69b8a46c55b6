import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { withLock } from './setup-lock.mjs'

const noOutput = () => {}

function newLockPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'lock')
}

it('runs one set-up at a time, and says that the other waits', async () => {
  const lock = newLockPath()
  const events: string[] = []
  const work = (name: string) =>
    withLock(
      lock,
      () => events.push(`${name} waits`),
      async start => {
        // Otherwise the lock would look like one of an earlier process with the same id.
        start({ pid: process.ppid } as ChildProcess)
        events.push(`${name} begins`)
        await new Promise(resolve => setTimeout(resolve, 30))
        events.push(`${name} ends`)
      },
    )
  await Promise.all([work('a'), work('b')])
  expect(events).toEqual(['a begins', 'b waits', 'a ends', 'b begins', 'b ends'])
  expect(existsSync(lock)).toBe(false)
})

it.each([
  ['', 999_999_999],
  [', even if it had the id of this process, as in a container', process.pid],
])('takes over from a set-up that died%s', async (_where, pid) => {
  const lock = newLockPath()
  mkdirSync(lock)
  writeFileSync(join(lock, 'owner'), `${pid}`)
  expect(await withLock(lock, noOutput, async () => 'worked')).toBe('worked')
})

it('waits while a program that a dead set-up started is still running', async () => {
  const lock = newLockPath()
  mkdirSync(lock)
  writeFileSync(join(lock, 'owner'), `999999999 ${process.ppid}`)
  const waits = new Promise(resolve => {
    void withLock(lock, resolve, async () => undefined)
  })
  await waits
  expect(existsSync(lock)).toBe(true)
  writeFileSync(join(lock, 'owner'), '999999999')
  await expect.poll(() => existsSync(lock)).toBe(false)
})

it('releases the lock when the work fails', async () => {
  const lock = newLockPath()
  const failing = withLock(lock, noOutput, () => Promise.reject(new Error('no network')))
  await expect(failing).rejects.toThrow('no network')
  expect(existsSync(lock)).toBe(false)
})

import { expect, it } from 'vitest'
import { startGroup } from './child-groups.ts'
import { isAlive } from './is-alive.mjs'

it.skipIf(process.platform === 'win32')('what a step of the gate leaves running ends with it', async () => {
  const leaveProcess = `
    const { pid } = require('node:child_process').spawn('sleep', ['60'], { stdio: 'ignore' })
    console.log(pid)
    process.exit(3)`
  let printed = ''
  const group = startGroup(['-e', leaveProcess], {}, piece => {
    printed += piece
  })
  expect(await group.exitCode).toBe(3)
  const left = Number(printed)
  expect(left).toBeGreaterThan(0)
  await expect.poll(() => isAlive(left)).toBe(false)
})

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('the gate refuses an argument that it does not know, instead of ignoring it', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['script/gate.ts', '--fats'], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect(stderr).toBe('The gate takes no arguments. For some of the tests: npx vitest run PATH.\n')
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
})

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const runBench = (args: string[]) =>
  spawnSync(process.execPath, ['bench/run.ts', ...args], { encoding: 'utf8' })

it('an unknown benchmark is refused in one line that names the known ones', () => {
  // A property that every object has.
  const { status, stdout, stderr } = runBench(['constructor'])
  expect(stderr).toBe('There is no benchmark constructor. Choose one of: relay, growth, pages, storage.\n')
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
})

it.each([
  [['--profile'], "Option '--profile <value>' argument missing\n"],
  [['--only', 'shrot'], '“shrot” is not one of paced40, paced100, short, burst, open.\n'],
])('a wrong flag of a benchmark, %j, is refused in one line', (flags, message) => {
  const { status, stderr } = runBench(['relay', ...flags])
  expect({ status, stderr }).toEqual({ status: 1, stderr: message })
})

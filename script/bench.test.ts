import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const runBench = (args: string[]) =>
  spawnSync(process.execPath, ['bench/run.ts', ...args], { encoding: 'utf8' })

it.each(['nonsense', 'constructor'])(
  'an unknown benchmark, %s, is refused in one line that names the known ones',
  name => {
    const { status, stdout, stderr } = runBench([name])
    expect(stderr).toBe(`There is no benchmark ${name}. Choose one of: relay, growth, pages, storage.\n`)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  },
)

it.each([
  [['--profile'], "Option '--profile <value>' argument missing\n"],
  [['--only', 'shrot'], '“shrot” is not one of paced40, paced100, short, burst, open.\n'],
])('a wrong flag of a benchmark, %j, is refused in one line', (flags, message) => {
  const { status, stderr } = runBench(['relay', ...flags])
  expect({ status, stderr }).toEqual({ status: 1, stderr: message })
})

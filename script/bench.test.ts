import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each(['nonsense', 'constructor'])(
  'an unknown benchmark, %s, is refused in one line that names the known ones',
  name => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/run.ts', name], {
      encoding: 'utf8',
    })
    expect(stderr).toBe(`There is no benchmark ${name}. Choose one of: relay, growth, pages, storage.\n`)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  },
)

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Fault, faults } from './faults.ts'
import { planRuns, root } from './plan.ts'
import { readTrials, type Trial, toRows } from './results.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('the list of faults', () => {
  it('has a test or a written reason for each of F1 to F26', () => {
    expect(faults.map(fault => fault.id)).toEqual(Array.from({ length: 26 }, (_, index) => `F${index + 1}`))
    const empty = faults.filter(({ tests, untried }) => Object.keys(tests).length === 0 && !untried)
    expect(empty).toEqual([])
  })

  it('names only tests that exist', () => {
    const missing = faults.flatMap(({ id, tests }) =>
      Object.entries(tests).flatMap(([file, names]) => {
        if (!existsSync(join(root, file))) return [`${id}: ${file}`]
        const text = read(file)
        return names.filter(name => !text.includes(name)).map(name => `${id}: ${file}: ${name}`)
      }),
    )
    expect(missing).toEqual([])
  })

  it('has the numbers and words of docs/faults.md', () => {
    const rows = [...read('docs/faults.md').matchAll(/^\| (F\d+) \| (.+?) \|/gm)]
    expect(rows.map(([, id, what]) => [id, what])).toEqual(faults.map(({ id, what }) => [id, what]))
    for (const { untried } of faults) expect(read('docs/faults.md')).toContain(untried ?? '')
  })
})

describe('a fault', () => {
  const fault: Fault = {
    id: 'F1',
    what: 'a kill',
    tests: { 'tests/api/kill.test.ts': [], 'tests/api/answers.test.ts': ['comes back (twice)'] },
  }
  const trial: Trial = {
    file: 'tests/api/kill.test.ts',
    titles: ['a'],
    state: 'passed',
    survived: 1,
    seconds: 1,
    message: '',
  }

  it('runs whole files and single tests separately, on both databases', () => {
    const runs = planRuns([fault], false)
    expect(runs.map(run => run.env.PARVIS_TEST_DATABASE)).toEqual(['embedded', 'postgres'])
    expect(runs[0]?.commands.map(command => command.slice(2))).toEqual([
      ['--project', 'api', '--reporter', 'json', 'tests/api/kill.test.ts'],
      ['--project', 'api', '--reporter', 'json', '-t', 'comes back \\(twice\\)', 'tests/api/answers.test.ts'],
    ])
  })

  it('is refused if one of its tests would not be run', () => {
    const plan = (file: string, names: string[]) => () =>
      planRuns([{ ...fault, tests: { [file]: names } }], true)
    expect(plan('tests/e2e/asking.spec.ts', [])).toThrow(/^F1: .*asking\.spec\.ts/)
    expect(plan('src/web/app.test.tsx', ['opens'])).toThrow(/^F1: .*app\.test\.tsx/)
    expect(plan('tests/e2e/asking.spec.ts', ['a reload'])).not.toThrow()
  })

  it('counts each of its tests as many times as the test tried the fault', () => {
    const trials: Trial[] = [
      { ...trial, survived: 200, seconds: 20 },
      { ...trial, file: 'tests/api/answers.test.ts', titles: ['a user', 'comes back (twice) at once'] },
      { ...trial, file: 'tests/api/answers.test.ts', titles: ['another test'] },
      { ...trial, state: 'skipped' },
    ]
    expect(toRows([fault], trials)).toMatchObject([
      { id: 'F1', tried: 201, survived: 201, failed: 0, seconds: 21 },
    ])
  })

  it('counts a failed test, and a file that could not be loaded, as failed', () => {
    const trials: Trial[] = [
      { ...trial, state: 'failed', survived: 7, message: 'Error: 1 of 2\n    at there' },
      { ...trial, state: 'failed', survived: 0, titles: [], message: 'SyntaxError' },
    ]
    expect(toRows([fault], trials)).toMatchObject([
      {
        tried: 9,
        survived: 7,
        failed: 2,
        failures: [{ message: 'Error: 1 of 2' }, { message: 'SyntaxError' }],
      },
    ])
  })
})

describe('a report', () => {
  function write(report: unknown): string {
    const folder = mkdtempSync(join(tmpdir(), 'parvis-faults-test-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'report.json')
    writeFileSync(path, JSON.stringify(report))
    return path
  }

  it.each([
    ['playwright', {}],
    ['playwright', { suites: [], errors: [{ message: 'Error: No tests found' }] }],
    ['playwright', { suites: [{ title: 'asking.spec.ts', specs: [] }] }],
    ['vitest', { testResults: [] }],
  ] as const)('of %s without a test is refused: %j', (kind, report) => {
    expect(() => readTrials(kind, write(report))).toThrow('The report contains no test.')
  })

  it('may contain a single test that was skipped', () => {
    const spec = { title: 'asks', file: 'asking.spec.ts', tests: [{ status: 'skipped', results: [] }] }
    const report = { suites: [{ specs: [spec] }] }
    expect(readTrials('playwright', write(report))).toMatchObject([{ state: 'skipped', survived: 0 }])
  })
})

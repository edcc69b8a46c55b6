import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

function documentation(name: string): string {
  return readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
}

const use = { day: 25, month: 50, dayEndsAt: new Date(), monthEndsAt: new Date() }

function openTestMetrics(findUse = () => Promise.resolve(use)) {
  const metrics = createMetrics('1.2.3')
  metrics.readFrom({
    liveAnswers: () => 2,
    connections: () => ({ open: 3, idle: 1, waiting: 0 }),
    mails: () => ({ pending: 1, sent: 4, failed: 0 }),
    budgets: {
      limits: {
        questions: 50,
        tokens: undefined,
        unconfirmedQuestions: undefined,
        unconfirmedTokens: undefined,
        allTokensPerDay: 100,
        allTokensPerMonth: undefined,
      },
      findUse,
    },
  })
  return metrics
}

/** Names of metrics in a text, without the endings of a histogram's series. */
function namesIn(text: string): Set<string> {
  const names = text.match(/\b(parvis|process)_[a-z_]+/g) ?? []
  return new Set(names.map(name => name.replace(/_(bucket|count|sum)$/, '')))
}

describe('the metrics (O-12)', () => {
  it('are all explained in operating.md, and neither it nor the dashboard names any other', async () => {
    const metrics = openTestMetrics()
    const existing = namesIn((await metrics.text()).replace(/^[^#].*$/gm, ''))
    metrics.close()
    expect(namesIn(documentation('operating.md'))).toEqual(existing)
    expect([...namesIn(documentation('dashboard.json'))].filter(name => !existing.has(name))).toEqual([])
  })

  it('count the runs of the jobs that operating.md lists, and of no other', () => {
    const server = new URL('../', import.meta.url)
    const code = globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts'] }).map(file =>
      readFileSync(new URL(file, server), 'utf8'),
    )
    const counted = code.flatMap(text => Array.from(text.matchAll(/\btask: '(\w+)'/g), ([, task]) => task))
    const [, list = ''] =
      /^\| `parvis_sweeps_total.* Tasks: (.*) \|$/m.exec(documentation('operating.md')) ?? []
    const listed = Array.from(list.matchAll(/`([a-z_]+)`/g), ([, task]) => task)
    expect(counted.length).toBeGreaterThan(5)
    expect(listed.toSorted()).toEqual(counted.toSorted())
  })

  it('of the dashboard are in panels that do not overlap', () => {
    const { panels } = JSON.parse(documentation('dashboard.json')) as {
      panels: { gridPos: { x: number; y: number; w: number; h: number } }[]
    }
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
  })

  it('lack only the use of the budgets while the database cannot be reached (Q-7)', async () => {
    let isReachable = true
    const metrics = openTestMetrics(() =>
      isReachable ? Promise.resolve(use) : Promise.reject(new Error('ECONNREFUSED')),
    )
    const series = 'parvis_budget_used_ratio{budget="all_day"} 0.25'
    expect(await metrics.text()).toContain(series)
    isReachable = false
    const text = await metrics.text()
    expect(text).not.toContain('parvis_budget_used_ratio{')
    expect(text).toContain('parvis_live_answers 2')
    isReachable = true
    expect(await metrics.text()).toContain(series)
    metrics.close()
  })

  it('say how long ago a job last succeeded, and count each email once, however often they are read', async () => {
    const metrics = openTestMetrics()
    metrics.jobEnded('stored_files', true)
    metrics.jobEnded('stored_files', false)
    metrics.jobEnded('chats', false)
    const text = await metrics.text()
    expect(text).toContain('parvis_sweeps_total{task="stored_files",result="failed"} 1')
    expect(text).toMatch(/parvis_sweep_last_success_seconds\{task="stored_files"\} 0?\.?\d/)
    // An alert on this metric must also find a job that has never succeeded.
    expect(text).toMatch(/parvis_sweep_last_success_seconds\{task="chats"\} 0?\.?\d/)
    expect(text).toContain('parvis_mails_total{result="sent"} 4')
    expect(await metrics.text()).toContain('parvis_mails_total{result="sent"} 4')
    metrics.close()
  })

  it('count errors from zero, the tokens of a call to a model that failed, and why a question was refused', async () => {
    const metrics = openTestMetrics()
    const usage = { inputTokens: 300, outputTokens: 20 }
    expect(await metrics.text()).toContain('parvis_model_errors_total{model="gpt-5",code="model_cut"} 0')
    metrics.modelEnded('gpt-5', { type: 'error', code: 'model_cut', usage })
    metrics.modelEnded('gpt-5', { type: 'complete', usage })
    for (const reserved of [true, false, false])
      metrics.budgetRefused({ budget: 'tokens', reserved, renewsAt: '', seconds: 60 })
    const text = await metrics.text()
    for (const line of [
      'parvis_model_errors_total{model="gpt-5",code="model_cut"} 1',
      'parvis_model_tokens_total{model="gpt-5",direction="in"} 600',
      'parvis_model_tokens_total{model="gpt-5",direction="out"} 40',
      'parvis_budget_refusals_total{budget="tokens",reason="reserved"} 1',
      'parvis_budget_refusals_total{budget="tokens",reason="spent"} 2',
    ]) {
      expect(text).toContain(line)
    }
    metrics.close()
  })

  it('show the CPU time of the process, however often they are read', async () => {
    const metrics = openTestMetrics()
    const cpuSeconds = async () => Number(/^process_cpu_seconds_total (.+)$/m.exec(await metrics.text())?.[1])
    const first = await cpuSeconds()
    const { user, system } = process.cpuUsage()
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual((user + system) / 1e6)
    const second = await cpuSeconds()
    const after = process.cpuUsage()
    expect(second).toBeLessThanOrEqual((after.user + after.system) / 1e6)
    metrics.close()
  })
})

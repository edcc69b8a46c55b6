import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { residentMib } from './processes.ts'
import { profileRelay } from './relay-profile.ts'
import { machine, type Results, report, type ScenarioResults, summaryOf } from './relay-report.ts'
import { closeReaders, measure, type Scenario } from './relay-rounds.ts'
import { type Databases, openTargets, type Targets } from './relay-targets.ts'

/**
 * The cost of relaying an answer: our whole path (token, rows, parsing, log, framing) compared with a bare proxy, both
 * fed by the same model server, and with no relay at all. All targets take turns in each round.
 *
 * `npm run bench -- relay [--rounds 5] [--database postgres|embedded] [--only short,paced40] [--no-library]
 * [--json FILE]`
 * `npm run bench -- relay --profile paced100 [--database postgres]`: which functions use the processor time
 * `--also FOLDER/server/main.mjs`: measures another build in the same rounds, to show the effect of a change
 */

const scenarios = {
  paced40: { streams: 40, answersPerStream: 1, deltas: 200, intervalMs: 20, startsWithinMs: 1_000 },
  paced100: { streams: 100, answersPerStream: 1, deltas: 200, intervalMs: 20, startsWithinMs: 1_000 },
  short: { streams: 16, answersPerStream: 20, deltas: 5, intervalMs: 0, startsWithinMs: 0 },
  burst: { streams: 32, answersPerStream: 8, deltas: 200, intervalMs: 0, startsWithinMs: 0 },
  open: { streams: 1_000, answersPerStream: 1, deltas: 10, intervalMs: 1_000, startsWithinMs: 5_000 },
} satisfies Record<string, Scenario>

type ScenarioName = keyof typeof scenarios
const names = Object.keys(scenarios) as ScenarioName[]

export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    allowNegative: true,
    options: {
      rounds: { type: 'string', default: '5' },
      database: { type: 'string' },
      only: { type: 'string' },
      library: { type: 'boolean', default: true },
      json: { type: 'string', default: join(tmpdir(), 'parvis-bench-relay.json') },
      profile: { type: 'string' },
      also: { type: 'string' },
    },
  })
  const databases = chosenFrom<Databases[number]>(['postgres', 'embedded'], values.database)
  const also = values.also === undefined ? [] : [resolve(values.also)]
  const options = { hasLibrary: values.library, programs: ['../dist/server/main.mjs', ...also] }
  if (values.profile !== undefined) {
    const [name = 'paced100'] = chosenFrom(names, values.profile)
    return profileRelay(databases[0] ?? 'postgres', options, name, scenarios[name])
  }
  const chosen = chosenFrom(names, values.only)
  const targets = await openTargets(databases, options)
  try {
    const results = await measureAll(targets, chosen, Number(values.rounds))
    console.log(report(results))
    await writeFile(values.json, JSON.stringify(results, undefined, 1))
    console.log(`\nAs JSON: ${values.json}`)
  } finally {
    closeReaders()
    await targets.close()
  }
}

/**
 * The names in a comma-separated list; all known names if there is no list. Throws for an unknown name, as parseArgs
 * does.
 */
function chosenFrom<Name extends string>(known: readonly Name[], list: string | undefined): Name[] {
  if (list === undefined) return [...known]
  return list.split(',').map(name => {
    const found = known.find(one => one === name)
    if (found !== undefined) return found
    const code = 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
    throw Object.assign(new Error(`“${name}” is not one of ${known.join(', ')}.`), { code })
  })
}

async function measureAll(targets: Targets, chosen: ScenarioName[], rounds: number): Promise<Results> {
  const date = new Date().toISOString()
  const results: Results = { date, rounds, machine: machine(), scenarios: {}, memory: [] }
  const memoryAfter = new Map<string, Record<string, number>>()
  await warmUp(targets)
  for (const name of chosen) {
    console.log(`${name}: ${describe(scenarios[name])}…`)
    results.scenarios[name] = await measureScenario(targets, name, rounds)
    for (const { name: server, process } of targets.servers) {
      memoryAfter.set(server, { ...memoryAfter.get(server), [name]: residentMib(process.pid) })
    }
  }
  results.memory = targets.servers.map(({ name, idleMib }) => ({
    server: name,
    idleMib,
    afterMib: memoryAfter.get(name) ?? {},
  }))
  return results
}

async function measureScenario(
  { list, setPace }: Targets,
  name: ScenarioName,
  rounds: number,
): Promise<ScenarioResults> {
  const isOpen = name === 'open'
  // The memory of open streams does not depend on the chat.
  const chosen = list.filter(target => !isOpen || (target.relay && !target.name.includes('existing')))
  const results: ScenarioResults = Object.fromEntries(chosen.map(target => [target.name, []]))
  for (let round = 0; round < (isOpen ? 1 : rounds); round += 1) {
    for (const target of chosen) {
      const scenario = target.relay ? scenarios[name] : shortened(scenarios[name])
      await setPace(scenario)
      results[target.name]?.push(summaryOf(await measure(target, scenario)))
    }
  }
  return results
}

function describe({ streams, answersPerStream, deltas, intervalMs }: Scenario): string {
  const pace = intervalMs === 0 ? 'without a pause' : `one per ${intervalMs} ms`
  return `${streams} streams, answers per stream: ${answersPerStream}, deltas per answer: ${deltas}, ${pace}`
}

/** For the direct call, only the first delta and the delay matter, so its answers can be shorter. */
function shortened(scenario: Scenario): Scenario {
  return { ...scenario, deltas: Math.min(scenario.deltas, 50) }
}

/** Lets Node compile the servers' functions, and fills their connection pools. */
async function warmUp({ list, setPace }: Targets): Promise<void> {
  const scenario: Scenario = { ...scenarios.burst, deltas: 50 }
  await setPace(scenario)
  for (const target of list) await measure(target, scenario)
}

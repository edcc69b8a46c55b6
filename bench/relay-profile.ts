import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInspector } from './inspector.ts'
import { closeReaders, measure, type Scenario } from './relay-rounds.ts'
import { type Databases, openTargets, type ServerOptions } from './relay-targets.ts'

/** Which functions of the server use the processor time: a profile of its main thread during one scenario. */

type ProfileNode = {
  id: number
  callFrame: { functionName: string; url: string; lineNumber: number }
}
export type CpuProfile = { nodes: ProfileNode[]; samples: number[]; timeDeltas: number[] }

const maxRowCount = 45
const samplingIntervalUs = 250
const repetitions = 2

export async function profileRelay(
  database: Databases[number],
  options: ServerOptions,
  name: string,
  scenario: Scenario,
): Promise<void> {
  const targets = await openTargets([database], { ...options, nodeFlags: ['--inspect=127.0.0.1:0'] })
  try {
    const target = targets.list.find(one => one.name.includes('existing'))
    if (!target?.relay) throw new Error('There is no server to profile.')
    const inspector = await openInspector(target.relay.process.inspectorUrl() ?? '')
    await targets.setPace(scenario)
    await measure(target, scenario)
    await inspector.call('Profiler.enable')
    await inspector.call('Profiler.setSamplingInterval', { interval: samplingIntervalUs })
    await inspector.call('Profiler.start')
    for (let round = 0; round < repetitions; round += 1) await measure(target, scenario)
    const { profile } = (await inspector.call('Profiler.stop')) as { profile: CpuProfile }
    inspector.close()
    const file = join(tmpdir(), `parvis-${name}.cpuprofile`)
    await writeFile(file, JSON.stringify(profile))
    console.log(
      `${target.name}, ${name}: share of the busy time by function, excluding the functions it calls`,
    )
    for (const { share, place } of topFunctions(profile).slice(0, maxRowCount)) {
      console.log(`${(share * 100).toFixed(1).padStart(5)} %  ${place}`)
    }
    console.log(`\nFull profile: ${file}`)
  } finally {
    closeReaders()
    await targets.close()
  }
}

/** Functions by their self time, as a share of the time in which the thread was busy. */
export function topFunctions({ nodes, samples, timeDeltas }: CpuProfile): { share: number; place: string }[] {
  const places = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]))
  const timesUs = new Map<string, number>()
  let busyUs = 0
  for (const [index, id] of samples.entries()) {
    const place = places.get(id) ?? ''
    const timeUs = timeDeltas[index] ?? 0
    if (place === '(idle)') continue
    busyUs += timeUs
    timesUs.set(place, (timesUs.get(place) ?? 0) + timeUs)
  }
  return [...timesUs]
    .map(([place, timeUs]) => ({ share: timeUs / busyUs, place }))
    .sort((one, other) => other.share - one.share)
}

function placeOf({ functionName, url, lineNumber }: ProfileNode['callFrame']): string {
  if (url === '') return functionName
  return `${functionName || '(anonymous)'}  ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`
}

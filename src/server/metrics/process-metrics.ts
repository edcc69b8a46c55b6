import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'

type IntervalHistogram = ReturnType<typeof monitorEventLoopDelay>

/** How often the event loop's delay is measured. */
const resolutionMs = 20

/**
 * Memory, CPU time and the event loop of this process. The delay of the event loop is measured from the first scrape
 * on, so that a server whose metrics are not read does not wake up for it.
 */
export function addProcessMetrics(register: Registry): { close(): void } {
  const registers = [register]
  const eventLoop = addEventLoop(registers)
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time of the process',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'Start time of the process, in seconds since 1970',
    registers,
  }).set(Math.round(Date.now() / 1000 - process.uptime()))
  return eventLoop
}

function addEventLoop(registers: Registry[]): { close(): void } {
  let delays: IntervalHistogram | undefined
  new Gauge({
    name: 'parvis_event_loop_delay_seconds',
    help: 'How late timers ran since the last scrape',
    labelNames: ['quantile'],
    registers,
    collect() {
      if (delays === undefined) {
        delays = monitorEventLoopDelay({ resolution: resolutionMs })
        delays.enable()
      }
      for (const quantile of [0.5, 0.99, 1]) this.set({ quantile }, delaySeconds(delays, quantile))
      delays.reset()
    },
  })
  let last = performance.eventLoopUtilization()
  new Gauge({
    name: 'parvis_event_loop_busy_ratio',
    help: 'The share of time since the last scrape in which the event loop was busy',
    registers,
    collect() {
      const now = performance.eventLoopUtilization()
      this.set(performance.eventLoopUtilization(now, last).utilization)
      last = now
    },
  })
  return { close: () => delays?.disable() }
}

/** The histogram has the time between two measurements, including the planned interval. 0 before the first one. */
function delaySeconds(delays: IntervalHistogram, quantile: number): number {
  if (delays.count === 0) return 0
  return Math.max(0, delays.percentile(quantile * 100) / 1e9 - resolutionMs / 1000)
}

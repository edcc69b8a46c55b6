import { vi } from 'vitest'
import { removalIntervalMs } from '#server/uploads/upload-jobs.ts'

const quickIntervalMs = 50

/** The servers that `start` starts look for deleted files to remove every 50 ms instead of every 5 s. */
export async function withQuickRemovals<Started>(start: () => Promise<Started>): Promise<Started> {
  const { setInterval } = globalThis
  const spy = vi
    .spyOn(globalThis, 'setInterval')
    .mockImplementation((run, intervalMs) =>
      setInterval(run, intervalMs === removalIntervalMs ? quickIntervalMs : intervalMs),
    )
  try {
    return await start()
  } finally {
    spy.mockRestore()
  }
}

import { expect, it } from 'vitest'
import type { UserId } from '#shared/ids.ts'
import { createExportSlots } from './export-slots.ts'

const [anna, ben, carl] = ['anna', 'ben', 'carl'] as UserId[] as [UserId, UserId, UserId]

it('archives that are read slowly do not keep other users from exporting (T-4)', async () => {
  const slots = createExportSlots({ maxWritingCount: 1, maxArchiveCount: 2 }, 10)
  const archives = [await slots.takeArchive(anna), await slots.takeArchive(ben)]
  await expect(slots.take(anna)).rejects.toMatchObject({ code: 'export_running' })
  await expect(slots.takeArchive(carl)).rejects.toMatchObject({ code: 'export_busy' })
  const free = await slots.take(carl)
  let isWritten = false
  const written = slots.write(async () => {
    isWritten = true
  })
  await expect(slots.take('dora' as UserId)).rejects.toMatchObject({ code: 'export_busy' })
  // A file of an archive waits for its turn, for as long as necessary.
  expect(isWritten).toBe(false)
  free()
  await written
  for (const freeArchive of archives) freeArchive()
  expect(await slots.take(anna)).toBeTypeOf('function')
})

import { expect, it } from 'vitest'
import type { UserId } from '#shared/api/ids.ts'
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

it('no more files are written at once than allowed, even after a wait, and each slot is freed once (T-4)', async () => {
  const slots = createExportSlots({ maxWritingCount: 1, maxArchiveCount: 1 }, 10)
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const started: number[] = []
  const write = (index: 0 | 1) =>
    slots.write(() => {
      started.push(index)
      return gates[index].promise
    })
  const first = write(0)
  const second = write(1)
  await expect(slots.take(anna)).rejects.toMatchObject({ code: 'export_busy' })
  expect(started).toEqual([0])
  gates[0].resolve()
  await first
  await expect(slots.take(anna)).rejects.toMatchObject({ code: 'export_busy' })
  expect(started).toEqual([0, 1])
  gates[1].resolve()
  await second
  const free = await slots.take(anna)
  free()
  free()
  const again = await slots.take(anna)
  await expect(slots.take(ben)).rejects.toMatchObject({ code: 'export_busy' })
  again()
  expect(await slots.take(ben)).toBeTypeOf('function')
})

it('a file that could not be written leaves its slot to the next one (T-4)', async () => {
  const slots = createExportSlots({ maxWritingCount: 1, maxArchiveCount: 1 }, 10)
  await expect(slots.write(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await slots.write(async () => 'written')).toBe('written')
})

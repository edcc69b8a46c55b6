import { expect, it, onTestFinished, vi } from 'vitest'
import { answer, question, sampleDossier } from '#tests/support/samples/sample-dossier.ts'
import { openRenderer } from './renderer.ts'

it('a chat that takes too long to write is refused, and the next one is written', async () => {
  const renderer = openRenderer()
  onTestFinished(() => renderer.close())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const slow = answer({ content: '_a__b'.repeat(140_000) })
  const refused = expect(
    renderer.render({ format: 'md', source: sampleDossier({ messages: [question(), slow] }) }),
  ).rejects.toMatchObject({ code: 'export_too_large' })
  vi.advanceTimersByTime(60_000)
  await refused
  const written = await renderer.render({ format: 'md', source: sampleDossier() })
  expect(new TextDecoder().decode(written)).toContain('Dépôt de garantie')
})

it('a renderer that is closed ends its process, even if it has just been started', async () => {
  const renderer = openRenderer()
  const written = renderer.render({ format: 'md', source: sampleDossier() })
  await renderer.close()
  await expect(written).rejects.toMatchObject({ code: 'export_too_large' })
})

it('a closed renderer refuses to write', async () => {
  const renderer = openRenderer()
  await renderer.close()
  await expect(renderer.render({ format: 'md', source: sampleDossier() })).rejects.toThrow('closed')
})

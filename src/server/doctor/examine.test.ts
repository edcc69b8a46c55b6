import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-examine-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** The finding about one part. */
async function findingOn(part: string, settings: Record<string, string>): Promise<Finding> {
  for await (const finding of examine(readConfig({ DATA_DIR: await newFolder(), ...settings }))) {
    if (finding.part === part) return finding
  }
  throw new Error(`There is no finding about ${part}.`)
}

it('an ADMIN_PASSWORD that the rules refuse is noted (O-13, A-17)', async () => {
  const sentences: string[] = []
  for (const ADMIN_PASSWORD of ['Lormel-2026', 'the choice of an operator']) {
    const config = readConfig({ ADMIN_EMAIL: 'admin@example.fr', ADMIN_PASSWORD })
    for await (const { part, state, sentence } of examine(config)) {
      if (part !== 'settings') break
      if (state === 'warning') sentences.push(sentence)
    }
  }
  expect(sentences.filter(sentence => sentence.includes('ADMIN_PASSWORD'))).toEqual([
    expect.stringMatching(/^ADMIN_PASSWORD is refused: .+easy to guess.+ the next start fails\.$/),
  ])
})

it('a retention period of one day is written in the singular (O-13)', async () => {
  const { sentence } = await findingOn('firm', { RETENTION_DAYS: '1' })
  expect(sentence).toMatch(/ removed 1 day after their last message\.$/)
})

it('a privacy page that does not name the retention period is noted (O-13, RT-8)', async () => {
  const folder = join(await newFolder(), 'firm')
  await cp('firm', folder, { recursive: true })
  await writeFile(join(folder, 'legal/privacy.md'), '# Privacy\n\nWe keep your chats for some time.')
  expect(await findingOn('firm', { FIRM_DIR: folder, RETENTION_DAYS: '90' })).toMatchObject({
    state: 'warning',
    sentence: expect.stringMatching(/^RETENTION_DAYS is 90, but legal\/privacy\.md does not say so/),
  })
})

it('a list of subjects with mistakes counts as a broken file of the library (O-13)', async () => {
  const folder = await newFolder()
  for (const name of ['eviction.fr.md', 'eviction.en.md']) await cp(join('library', name), join(folder, name))
  await writeFile(join(folder, 'subjects.yaml'), 'Adoption: {}\n')
  expect(await findingOn('library', { LIBRARY_DIR: folder })).toMatchObject({
    state: 'warning',
    sentence: '1 sheet can be read. Files with mistakes: 1. Run npm run library -- check to see them.',
  })
})

it('a library without sheets is noted (O-13)', async () => {
  expect(await findingOn('library', { LIBRARY_DIR: '/nowhere' })).toMatchObject({
    state: 'warning',
    sentence: 'LIBRARY_DIR: the folder /nowhere contains no sheets, so answers refer to none.',
  })
})

it('a library that cannot be read is a finding like any other (O-13)', async () => {
  const folder = join(await newFolder(), 'file')
  await writeFile(folder, '')
  expect(await findingOn('library', { LIBRARY_DIR: folder })).toMatchObject({
    state: 'failed',
    sentence: `The library's folder ${folder} cannot be read (ENOTDIR; LIBRARY_DIR sets the folder).`,
  })
})

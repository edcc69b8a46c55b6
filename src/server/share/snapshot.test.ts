import { expect, it } from 'vitest'
import type { Emergency } from '#shared/api/emergency.ts'
import { answer, question } from '#tests/support/samples/sample-dossier.ts'
import { toSharedMessage, withLinks } from './snapshot.ts'

const rating = { value: -1, reason: 'wrong', text: 'secret comment', withAnswer: false }

it('a shared answer has its text, its state and its sources, and not what its owner said about it (T-11)', () => {
  const message = { ...answer({ builtIn: true }), feedback: rating }
  const { role, content, created_at, status, sources } = message
  expect(toSharedMessage(message, true)).toEqual({
    role,
    content,
    created_at,
    status,
    sources,
    builtIn: true,
  })
})

it('a shared question shows the official numbers, and only how many files it had (T-11)', () => {
  const emergency: Emergency = { language: 'fr', sections: [], asOf: '2026-11', checked: 'Vérifié.' }
  const files = [1, 2].flatMap(() => question().attachments ?? [])
  const message = question({ attachments: files, emergency })
  const shared = toSharedMessage(message, false)
  expect(shared).toMatchObject({ emergency, hiddenFiles: 2 })
  expect(JSON.stringify(shared)).not.toMatch(/secret-link|état des lieux|bail\.pdf/)
  expect(toSharedMessage(question({ attachments: [] }), false)).not.toHaveProperty('hiddenFiles')
})

it('a reader of a shared chat gets a signed link to its file, and none of the file’s ids (T-11)', () => {
  const stored = toSharedMessage(question(), true)
  const [file] = withLinks(stored, id => `/files/signed?of=${id}`).attachments ?? []
  expect(file).toEqual({
    kind: 'pdf',
    name: 'état des lieux.pdf',
    pages: 4,
    textPages: 4,
    url: '/files/signed?of=/files/secret-link',
  })
  const withoutFiles = toSharedMessage(answer(), true)
  expect(withLinks(withoutFiles, id => id)).toEqual(withoutFiles)
})

import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { UnsentFiles } from './unsent-files.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['en', 'documents_busy', 'Many documents are being read at the moment. Please try again in a minute.'],
  [
    'fr',
    'documents_busy',
    'Beaucoup de documents sont en cours de lecture. Veuillez réessayer dans une minute.',
  ],
  ['en', 'images_busy', 'Many images are being read at the moment. Please try again in a minute.'],
  ['fr', 'images_busy', 'Beaucoup d’images sont en cours de lecture. Veuillez réessayer dans une minute.'],
  ['en', 'too_many_requests', 'You have sent files too often. Please try again in a minute.'],
  [
    'fr',
    'too_many_requests',
    'Vous avez envoyé des fichiers trop souvent. Veuillez réessayer dans une minute.',
  ],
])(
  'the page says so if files were refused because of too many uploads (%s, %s)',
  (language, code, reason) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
    const files = [{ name: 'bail.pdf', file: undefined }]
    render(
      <LanguageProvider>
        <UnsentFiles unsent={{ files, problem: { code, name: '' } }} />
      </LanguageProvider>,
    )
    expect(screen.getByText(reason, { exact: false })).toBeTruthy()
  },
)

it.each([
  [
    'en',
    'Not sent: “bail.pdf” is damaged and cannot be opened. Save or download it again, and attach the new copy.',
  ],
  [
    'fr',
    'Fichier non envoyé\u00a0: «\u00a0bail.pdf\u00a0» est endommagé et ne peut pas être ouvert. Enregistrez-le ou téléchargez-le de nouveau, puis joignez cette copie.',
  ],
])('the name of the only file is shown once (%s)', (language, text) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
  const { container } = render(
    <LanguageProvider>
      <UnsentFiles
        unsent={{
          files: [{ name: 'bail.pdf', file: undefined }],
          problem: { code: 'pdf_broken', name: 'bail.pdf' },
        }}
      />
    </LanguageProvider>,
  )
  expect(container.textContent).toBe(text)
})

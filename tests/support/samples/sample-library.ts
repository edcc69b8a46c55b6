import type { AdminLibrary } from '#shared/api/admin-library.ts'

/** The console's view of a small library, without broken files. */
export const sampleLibrary: AdminLibrary = {
  sheets: [
    {
      id: 'rent-and-deposit',
      topic: 'housing',
      editions: [
        { language: 'en', title: 'Rent and deposit', written: '2026-11-22', reviewer: null },
        { language: 'fr', title: 'Le loyer', written: '2026-11-24', reviewer: 'Maître Diallo' },
      ],
      recent: 1234,
      total: 5678,
    },
    {
      id: 'wills',
      topic: 'family',
      editions: [{ language: 'fr', title: 'Le testament', written: '2026-11-22', reviewer: 'Maître Diallo' }],
      recent: 0,
      total: 1,
    },
  ],
  broken: [],
  unanswered: [
    { id: 'trademarks', names: { en: 'Trademarks', fr: 'Marques' }, recent: 7, total: 9 },
    { id: 'other', names: null, recent: 3, total: 4 },
    { id: 'removed-subject', names: null, recent: 0, total: 2 },
  ],
}

import { randomUUID } from 'node:crypto'
import type { DossierSource } from '#server/export/dossier.ts'
import type { Message } from '#shared/api/chat.ts'

/** A chat about a deposit: a question with a file and the name of an unsent one, and a stopped answer with sources. */
export function sampleDossier(changes: Partial<DossierSource> = {}): DossierSource {
  return {
    language: 'fr',
    timeZone: 'Europe/Paris',
    exportedAt: '2026-11-23T01:00:00.000Z',
    origin: 'https://parvis.example',
    firm: {
      name: 'Lormel & Associés',
      title: 'Parvis',
      contactUrl: 'mailto:accueil@lormel.example',
      bookingUrl: null,
      disclaimer: '# Avertissement\n\nAucun conseil juridique.',
    },
    chat: { title: 'Dépôt de garantie', created_at: '2026-11-03T09:42:00.000Z' },
    messages: [question(), answer()],
    isSingleMessage: false,
    ...changes,
  }
}

export function question(changes: Partial<Message> = {}): Message {
  return {
    id: randomUUID(),
    role: 'user',
    content: 'Mon propriétaire refuse de me rendre 900 €.\n\nIl dit « les murs sont abîmés ».',
    created_at: '2026-11-03T09:42:00.000Z',
    status: 'complete',
    attachments: [
      {
        kind: 'pdf',
        url: '/files/secret-link',
        name: 'état des lieux.pdf',
        fileId: 'x',
        pages: 4,
        textPages: 4,
      },
    ],
    failedAttachments: ['bail.pdf'],
    ...changes,
  }
}

export function answer(changes: Partial<Message> = {}): Message {
  return {
    id: randomUUID(),
    role: 'assistant',
    content:
      '**En bref :** un mois ([service-public.fr](https://www.service-public.fr/F31269)).\n\n## La loi\n\n1. Le délai\n   - court\n2. Une majoration de *10 %* → 65 €\n\n| Cas | Délai |\n|---|---|\n| conforme | 1 mois |\n\n> Le bailleur justifie.',
    created_at: '2026-11-03T09:43:00.000Z',
    status: 'stopped',
    sources: [
      {
        title: 'Dépôt de garantie',
        url: 'https://www.service-public.fr/F31269',
        snippet: 'Il couvre les dégradations.',
      },
      {
        title: 'La fiche',
        url: '/library/deposit?lang=fr',
        snippet: 'Fiche du 3 mars 2026.',
        sheetId: 'deposit',
      },
    ],
    ...changes,
  }
}

import type { Language } from '#shared/language.ts'

/** The texts of an exported chat, in the language of the export. */

const texts = {
  en: {
    kicker: 'Notes for a first meeting with a lawyer',
    answerKicker: 'One answer, with its question',
    untitled: 'Untitled conversation',
    product: (title: string, firm: string) => `${title}, the information assistant of ${firm}`,
    begun: (date: string) => `Conversation started on ${date}.`,
    exported: (date: string, zone: string) => `Exported on ${date} (time zone: ${zone}).`,
    contact: 'Contact the firm: ',
    booking: 'Book an appointment: ',
    questions: 'Questions',
    files: 'Documents to bring',
    filesHint: 'Only their names are listed here: the files themselves are not part of this document.',
    byHand: 'To fill in by hand',
    fields: ['Name', 'Telephone', 'Other people involved', 'Next date or deadline'],
    notice:
      'General legal information, written automatically by an AI. It is not legal advice and does not replace a lawyer, who must check it against your own situation.',
    partial:
      'Answers that were stopped, interrupted or ended by an error are included up to that point and marked as incomplete.',
    footer: 'Answers written by an AI. General legal information, not legal advice.',
    missingCharacters:
      'Some characters could not be shown in this PDF. They are in the Word document and the Markdown file.',
    question: (number: number) => `Question ${number}`,
    answer: 'Answer from the assistant (AI)',
    asked: (date: string) => `Asked on ${date}`,
    written: (date: string) => `Written by an AI on ${date}`,
    attached: 'Attached files',
    notSent: 'Files that could not be sent',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    sources: 'Sources',
    seen: (date: string) => `Accessed on ${date}.`,
    noAddress: 'No web address.',
    states: {
      running: 'This answer was still being written when the document was exported.',
      stopped: 'This answer was stopped before it was complete.',
      interrupted: 'This answer was interrupted before it was complete.',
      error: 'This answer is incomplete because of an error.',
    },
    unanswered: 'This question has no answer.',
    disclaimer: 'Notice from the firm',
    more: (count: number) => `and ${count} more`,
    notExported:
      'This conversation could not be exported. It may be too long or too complex. You can export its answers one by one.',
  },
  fr: {
    kicker: 'Dossier pour un premier rendez-vous avec un avocat',
    answerKicker: 'Une réponse, avec sa question',
    untitled: 'Conversation sans titre',
    product: (title: string, firm: string) => `${title}, l’assistant d’information proposé par ${firm}`,
    begun: (date: string) => `Conversation commencée le ${date}.`,
    exported: (date: string, zone: string) => `Document établi le ${date} (fuseau horaire\u00a0: ${zone}).`,
    contact: 'Contacter le cabinet\u00a0: ',
    booking: 'Prendre rendez-vous\u00a0: ',
    questions: 'Questions',
    files: 'Documents à apporter',
    filesHint:
      'Seuls leurs noms figurent ici\u00a0: les fichiers eux-mêmes ne font pas partie de ce document.',
    byHand: 'À compléter à la main',
    fields: ['Nom', 'Téléphone', 'Autres personnes concernées', 'Prochaine date ou échéance'],
    notice:
      'Informations juridiques générales, rédigées automatiquement par une IA. Elles ne constituent pas un conseil juridique et ne remplacent pas un avocat, qui doit les vérifier au regard de votre situation.',
    partial:
      'Les réponses arrêtées, interrompues ou terminées par une erreur figurent ici telles qu’elles ont été reçues et sont signalées comme incomplètes.',
    footer: 'Réponses rédigées par une IA. Informations juridiques générales, et non un conseil juridique.',
    missingCharacters:
      'Certains caractères n’ont pas pu être affichés dans ce PDF. Ils figurent dans le document Word et le fichier Markdown.',
    question: (number: number) => `Question ${number}`,
    answer: 'Réponse de l’assistant (IA)',
    asked: (date: string) => `Posée le ${date}`,
    written: (date: string) => `Rédigée par une IA le ${date}`,
    attached: 'Fichiers joints',
    notSent: 'Fichiers qui n’ont pas pu être envoyés',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    sources: 'Sources',
    seen: (date: string) => `Consultée le ${date}.`,
    noAddress: 'Sans adresse web.',
    states: {
      running: 'Cette réponse était encore en cours de rédaction lorsque le document a été établi.',
      stopped: 'Cette réponse a été arrêtée avant d’être terminée.',
      interrupted: 'Cette réponse a été interrompue avant d’être terminée.',
      error: 'Cette réponse est incomplète en raison d’une erreur.',
    },
    unanswered: 'Cette question n’a pas de réponse.',
    disclaimer: 'Avertissement du cabinet',
    more: (count: number) => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
    notExported:
      'Cette conversation n’a pas pu être exportée. Elle est peut-être trop longue ou trop complexe. Vous pouvez exporter ses réponses une par une.',
  },
} as const

/**
 * What is different if all answers come from the firm's sheets. `answer` and `written` are also for one such answer
 * among others.
 */
const sheetTexts = {
  en: {
    notice:
      'General legal information from the firm’s sheets. It is not legal advice and does not replace a lawyer, who must check it against your own situation.',
    footer: 'Answers from the firm’s sheets. General legal information, not legal advice.',
    answer: 'Answer from the assistant',
    written: (date: string) => `Written on ${date}`,
  },
  fr: {
    notice:
      'Informations juridiques générales, tirées des fiches du cabinet. Elles ne constituent pas un conseil juridique et ne remplacent pas un avocat, qui doit les vérifier au regard de votre situation.',
    footer:
      'Réponses tirées des fiches du cabinet. Informations juridiques générales, et non un conseil juridique.',
    answer: 'Réponse de l’assistant',
    written: (date: string) => `Rédigée le ${date}`,
  },
}

/** What is different if only some do. */
const mixedTexts = {
  en: {
    notice:
      'General legal information, written automatically by an AI or taken from the firm’s sheets. It is not legal advice and does not replace a lawyer, who must check it against your own situation.',
    footer:
      'Answers written by an AI or taken from the firm’s sheets. General legal information, not legal advice.',
  },
  fr: {
    notice:
      'Informations juridiques générales, rédigées automatiquement par une IA ou tirées des fiches du cabinet. Elles ne constituent pas un conseil juridique et ne remplacent pas un avocat, qui doit les vérifier au regard de votre situation.',
    footer:
      'Réponses rédigées par une IA ou tirées des fiches du cabinet. Informations juridiques générales, et non un conseil juridique.',
  },
}

/** `origin`: where the answers come from. */
export function dossierTexts(language: Language, origin: 'model' | 'sheets' | 'both' = 'model') {
  return {
    ...texts[language],
    ...(origin === 'sheets' && sheetTexts[language]),
    ...(origin === 'both' && mixedTexts[language]),
  }
}

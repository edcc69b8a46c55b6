import { defineTexts } from '#web/i18n/texts.ts'

/** The search in the user's conversations. */
export const findTexts = defineTexts({
  en: {
    find: 'Find in conversations',
    words: 'Words to find',
    hint: 'Words from a title or a message, in any order, with or without accents.',
    searching: 'Searching…',
    none: 'No conversation contains these words.',
    noneHint: 'Try fewer words, or only the beginning of one.',
    found: (count: number, more: boolean) =>
      count === 1 && !more ? '1 conversation' : `${count}${more ? ' or more' : ''} conversations`,
    failed: 'The search failed. What you typed is still here.',
    tryAgain: 'Try again',
    loadMore: 'Show more',
    untitled: 'Untitled conversation',
    archived: 'Archived',
    close: 'Close',
  },
  fr: {
    find: 'Retrouver une conversation',
    words: 'Mots à retrouver',
    hint: 'Des mots d’un titre ou d’un message, dans n’importe quel ordre, avec ou sans accents.',
    searching: 'Recherche en cours…',
    none: 'Aucune conversation ne contient ces mots.',
    noneHint: 'Essayez avec moins de mots, ou seulement le début de l’un d’eux.',
    found: (count: number, more: boolean) =>
      `${count} conversation${count === 1 ? '' : 's'}${more ? ' ou plus' : ''}`,
    failed: 'La recherche a échoué. Votre saisie est conservée.',
    tryAgain: 'Réessayer',
    loadMore: 'Afficher plus',
    untitled: 'Conversation sans titre',
    archived: 'Archivée',
    close: 'Fermer',
  },
})

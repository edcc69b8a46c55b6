import { defineTexts } from '#web/i18n/texts.ts'

/** The list of messages. Its code is loaded with the first message. */
export const messageTexts = defineTexts({
  en: {
    foundSoFar: 'Sources found so far',
    noAddress: 'no web address',
    sources: 'Sources',
    allSources: (count: number) => `Show all ${count} sources`,
    loadOlder: 'Load older messages',
    olderNotPrinted: 'Older messages were not loaded, so they are not printed.',
    olderFailed: 'The older messages could not be loaded.',
    messageGone: 'This message is no longer in the conversation.',
    goingToMessage: 'Going to the message…',
    conversation: 'Conversation',
    assistant: 'Assistant',
    scrollToNewest: 'Scroll to the newest message',
    retry: 'Retry',
    /** For readers of a shared chat, who did not write the question. */
    shared: {
      you: 'Question',
      stopped: 'This answer was stopped.',
      interrupted: 'This answer was interrupted.',
      failed: 'This answer ended with an error.',
    },
    printedNotices: {
      model: 'General information written by an AI, not legal advice.',
      sheets: 'General information from the firm’s sheets, not legal advice.',
      both: 'General information written by an AI or from the firm’s sheets, not legal advice.',
    },
  },
  fr: {
    foundSoFar: 'Sources trouvées jusqu’ici',
    noAddress: 'sans adresse web',
    sources: 'Sources',
    allSources: (count: number) => `Afficher les ${count} sources`,
    loadOlder: 'Afficher les messages précédents',
    olderNotPrinted: 'Les messages précédents n’ont pas été chargés et ne sont donc pas imprimés.',
    olderFailed: 'Les messages précédents n’ont pas pu être chargés.',
    messageGone: 'Ce message ne figure plus dans la conversation.',
    goingToMessage: 'Recherche du message dans la conversation…',
    conversation: 'Conversation',
    assistant: 'Assistant',
    scrollToNewest: 'Aller au dernier message',
    retry: 'Réessayer',
    shared: {
      you: 'Question',
      stopped: 'Cette réponse a été arrêtée.',
      interrupted: 'Cette réponse a été interrompue.',
      failed: 'Une erreur a interrompu cette réponse.',
    },
    printedNotices: {
      model: 'Information générale rédigée par une IA, et non un conseil juridique.',
      sheets: 'Information générale tirée de nos fiches, et non un conseil juridique.',
      both: 'Information générale rédigée par une IA ou tirée de nos fiches, et non un conseil juridique.',
    },
  },
})

import { defineTexts } from '#web/i18n/texts.ts'

/** Renaming and deleting a conversation. */
export const changeChatTexts = defineTexts({
  en: {
    title: 'Title',
    renameFailed: 'Rename failed',
    deleting: 'Deleting…',
    cancel: 'Cancel',
    deleteChat: 'Delete chat?',
    deleteWarning: (title: string) => `This will delete ${title}.`,
    deleteFailed: 'Delete failed',
  },
  fr: {
    title: 'Titre',
    renameFailed: 'Le titre n’a pas pu être modifié',
    deleting: 'Suppression…',
    cancel: 'Annuler',
    deleteChat: 'Supprimer la conversation\u202f?',
    deleteWarning: (title: string) => `La conversation «\u00a0${title}\u00a0» sera supprimée.`,
    deleteFailed: 'La suppression a échoué',
  },
})

import { defineTexts } from '#web/i18n/texts.ts'

export const temporaryTexts = defineTexts({
  en: {
    temporary: 'Temporary conversation',
    off: 'Deleted when you close it.',
    meaning: (hours: number) =>
      `This conversation does not appear in any list or in search results, and the firm’s console does not show it. It is deleted with its files when you close it, open another page or conversation, or sign out, and ${hours} hours after your last question at the latest.`,
    provider: 'The AI provider receives your questions, as in any other conversation.',
    close: 'Close and delete',
    more: 'What this means',
  },
  fr: {
    temporary: 'Conversation temporaire',
    off: 'Supprimée lorsque vous la fermez.',
    meaning: (hours: number) =>
      `Cette conversation ne figure dans aucune liste ni dans les résultats de recherche, et la console du cabinet ne l’affiche pas. Elle est supprimée avec ses fichiers lorsque vous la fermez, que vous ouvrez une autre page ou une autre conversation ou que vous vous déconnectez, et au plus tard ${hours}\u00a0heures après votre dernière question.`,
    provider: 'Le fournisseur de l’IA reçoit vos questions comme dans toute autre conversation.',
    close: 'Fermer et supprimer',
    more: 'Ce que cela signifie',
  },
})

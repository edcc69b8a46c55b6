import type { Language } from '#shared/language.ts'
import { defineTexts } from '#web/i18n/texts.ts'

/** What wrote the answers of a chat: a provider's model, the built-in one from the firm's sheets, or both. */
export type AnswerOrigin = 'model' | 'sheets' | 'both'

const origins: Record<Language, Record<AnswerOrigin, string>> = {
  en: {
    model: 'were written by an AI',
    sheets: 'come from the firm’s sheets',
    both: 'were written by an AI or come from the firm’s sheets',
  },
  fr: {
    model: 'ont été rédigées par une IA',
    sheets: 'sont tirées des fiches du cabinet',
    both: 'ont été rédigées par une IA ou sont tirées des fiches du cabinet',
  },
}

export const sharingTexts = defineTexts({
  en: {
    exportChat: 'Export this conversation',
    exportAnswer: 'Export this answer',
    exportLead:
      'A file with the questions, the answers and their sources, each with its date, for yourself or for a first meeting with a lawyer. Attached files are listed by name.',
    exportAnswerLead:
      'A file with the answer, its question and its sources, for yourself or for a first meeting with a lawyer. Attached files are listed by name.',
    formatHints: {
      pdf: 'To read, print or send',
      docx: 'To complete or edit',
      md: 'Plain text, for other programs',
    },
    preparing: 'Preparing your file…',
    saved: 'Your file was downloaded.',
    exportFailed: 'The file could not be prepared. Please try again.',
    answerTooLarge: 'This answer is too long or too complex to export. You can copy its text instead.',
    close: 'Close',
    cancel: 'Cancel',
    shareChat: 'Share this conversation',
    shareLead:
      'Anyone who has the link can read a copy of this conversation as it is now. What you write later is not included. Nothing shows who you are, except what you wrote and any files that you share.',
    expires: 'The link works for',
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    withFiles: 'Also share the attached files',
    withFilesHint: 'If you do not tick this box, neither the files nor their names are shown.',
    createLink: 'Create the link',
    creating: 'Creating the link…',
    shareFailed: 'The link could not be created. Please try again.',
    link: 'Link',
    linkReady: (date: string) => `Your link works until ${date}. Copy it now: it will not be shown again.`,
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Could not copy. Select the link and copy it yourself.',
    revokeHint: 'You can revoke it on your account page.',
    exportAllTitle: 'Your conversations',
    exportAllHint:
      'All your conversations in one zip file: Markdown to read, JSON for other programs. Attached files are listed by name. The data of your account is in account.json.',
    retention: (days: number) =>
      `A conversation is deleted ${days === 1 ? '1 day' : `${days} days`} after its last message, even if it is pinned or archived. Export what you want to keep.`,
    exportAll: 'Export all my conversations',
    exportingAll: (doneCount: number, totalCount: number) =>
      `${doneCount} of ${totalCount} ${totalCount === 1 ? 'conversation' : 'conversations'}…`,
    exportAllFailed: 'The file could not be prepared. Please try again.',
    sharesTitle: 'Shared links',
    sharesHint:
      'Anyone who has one of these links can read a copy of the conversation until the link expires.',
    sharesLoading: 'Loading…',
    sharesEmpty: 'You are not sharing any conversations.',
    sharesFailed: 'Your links could not be loaded.',
    untitled: 'Untitled conversation',
    shareDates: (created: string, expires: string) => `Shared on ${created}, until ${expires}`,
    filesIncluded: 'with files',
    revoke: 'Revoke',
    revokeOf: (title: string) => `Revoke the link to “${title}”`,
    revoked: 'The link no longer works.',
    revokeFailed: 'The link could not be revoked. Please try again.',
    sharedTitle: 'Shared conversation',
    sharedOn: (date: string, expires: string) => `Shared on ${date}. This link works until ${expires}.`,
    sharedNotice: (origin: AnswerOrigin) =>
      `These answers ${origins.en[origin]}. They are general legal information, not legal advice, and they answer someone else’s questions. For your own situation, see a lawyer.`,
    sharedGone: 'This link does not work.',
    sharedGoneAdvice:
      'It may have expired, been revoked or been copied only in part. Ask the person who sent it for a new one.',
    sharedFailed: 'The conversation could not be loaded.',
    unanswered: 'This question has no answer.',
    hiddenFiles: (count: number) =>
      count === 1 ? '1 attached file is not shared.' : `${count} attached files are not shared.`,
    askYourOwn: 'Ask your own question',
  },
  fr: {
    exportChat: 'Exporter cette conversation',
    exportAnswer: 'Exporter cette réponse',
    exportLead:
      'Un fichier avec les questions, les réponses et leurs sources, chacune avec sa date, pour vous ou pour un premier rendez-vous avec un avocat. Les fichiers joints n’y figurent que par leur nom.',
    exportAnswerLead:
      'Un fichier avec la réponse, la question posée et les sources, pour vous ou pour un premier rendez-vous avec un avocat. Les fichiers joints n’y figurent que par leur nom.',
    formatHints: {
      pdf: 'Pour lire, imprimer ou envoyer',
      docx: 'Pour compléter ou modifier',
      md: 'Texte brut, pour d’autres logiciels',
    },
    preparing: 'Préparation de votre fichier…',
    saved: 'Votre fichier a été téléchargé.',
    exportFailed: 'Le fichier n’a pas pu être préparé. Veuillez réessayer.',
    answerTooLarge:
      'Cette réponse est trop longue ou trop complexe pour être exportée. Vous pouvez en copier le texte.',
    close: 'Fermer',
    cancel: 'Annuler',
    shareChat: 'Partager cette conversation',
    shareLead:
      'Toute personne qui a le lien peut lire une copie de cette conversation dans son état actuel. Ce que vous écrirez ensuite n’y figurera pas. Rien n’indique qui vous êtes, sauf ce que vous avez écrit et les fichiers que vous partagez.',
    expires: 'Durée de validité du lien',
    days: (count: number) => (count === 1 ? '1\u00a0jour' : `${count}\u00a0jours`),
    withFiles: 'Partager aussi les fichiers joints',
    withFilesHint: 'Si vous ne cochez pas cette case, ni les fichiers ni leurs noms ne seront visibles.',
    createLink: 'Créer le lien',
    creating: 'Création du lien…',
    shareFailed: 'Le lien n’a pas pu être créé. Veuillez réessayer.',
    link: 'Lien',
    linkReady: (date: string) =>
      `Votre lien fonctionne jusqu’au ${date}. Copiez-le maintenant\u00a0: il ne sera plus affiché.`,
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'La copie a échoué. Sélectionnez le lien et copiez-le vous-même.',
    revokeHint: 'Vous pouvez le révoquer sur la page de votre compte.',
    exportAllTitle: 'Vos conversations',
    exportAllHint:
      'Toutes vos conversations dans un fichier zip\u00a0: Markdown pour lire, JSON pour d’autres logiciels. Les fichiers joints n’y figurent que par leur nom. Les données de votre compte sont dans account.json.',
    retention: (days: number) =>
      `Une conversation est supprimée ${days === 1 ? '1\u00a0jour' : `${days}\u00a0jours`} après son dernier message, même si elle est épinglée ou archivée. Exportez celles que vous souhaitez garder.`,
    exportAll: 'Exporter toutes mes conversations',
    exportingAll: (doneCount: number, totalCount: number) =>
      `${doneCount} conversation${doneCount < 2 ? '' : 's'} sur ${totalCount}…`,
    exportAllFailed: 'Le fichier n’a pas pu être préparé. Veuillez réessayer.',
    sharesTitle: 'Liens partagés',
    sharesHint:
      'Toute personne qui a l’un de ces liens peut lire une copie de la conversation jusqu’à l’expiration du lien.',
    sharesLoading: 'Chargement…',
    sharesEmpty: 'Vous ne partagez aucune conversation.',
    sharesFailed: 'Vos liens n’ont pas pu être chargés.',
    untitled: 'Conversation sans titre',
    shareDates: (created: string, expires: string) => `Partagée le ${created}, jusqu’au ${expires}`,
    filesIncluded: 'avec les fichiers',
    revoke: 'Révoquer',
    revokeOf: (title: string) => `Révoquer le lien vers «\u00a0${title}\u00a0»`,
    revoked: 'Le lien ne fonctionne plus.',
    revokeFailed: 'Le lien n’a pas pu être révoqué. Veuillez réessayer.',
    sharedTitle: 'Conversation partagée',
    sharedOn: (date: string, expires: string) =>
      `Partagée le ${date}. Ce lien fonctionne jusqu’au ${expires}.`,
    sharedNotice: origin =>
      `Ces réponses ${origins.fr[origin]}. Ce sont des informations juridiques générales, et non un conseil juridique. Elles répondent aux questions d’une autre personne. Pour votre situation, consultez un avocat.`,
    sharedGone: 'Ce lien ne fonctionne pas.',
    sharedGoneAdvice:
      'Il a peut-être expiré, été révoqué ou été copié en partie seulement. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
    sharedFailed: 'La conversation n’a pas pu être chargée.',
    unanswered: 'Cette question n’a pas de réponse.',
    hiddenFiles: (count: number) =>
      count === 1 ? '1 fichier joint n’est pas partagé.' : `${count} fichiers joints ne sont pas partagés.`,
    askYourOwn: 'Poser votre question',
  },
})

/** By the code of the server's response. */
export const sharingFailures = defineTexts({
  en: {
    export_too_large:
      'This conversation is too long or too complex to export. You can export its answers one by one.',
    export_running: 'Another file is being prepared for you. Please wait until it is ready.',
    export_busy: 'Many files are being prepared. Please try again in a moment.',
    share_too_large: 'This conversation is too long to be shared.',
    chat_busy: 'An answer is being written. Share the conversation once the answer has ended.',
    too_many_shares:
      'You are sharing too many conversations. Revoke some of the links on your account page first.',
    too_many_requests: 'Too many requests. Please try again in a minute.',
    not_found: 'This conversation no longer exists.',
  },
  fr: {
    export_too_large:
      'Cette conversation est trop longue ou trop complexe pour être exportée. Vous pouvez exporter ses réponses une par une.',
    export_running: 'Un autre fichier est en préparation pour vous. Veuillez attendre qu’il soit prêt.',
    export_busy: 'De nombreux fichiers sont en préparation. Veuillez réessayer dans un instant.',
    share_too_large: 'Cette conversation est trop longue pour être partagée.',
    chat_busy:
      'Une réponse est en cours de rédaction. Partagez la conversation quand la réponse sera terminée.',
    too_many_shares:
      'Vous partagez trop de conversations. Révoquez d’abord quelques liens sur la page de votre compte.',
    too_many_requests: 'Trop de demandes. Veuillez réessayer dans une minute.',
    not_found: 'Cette conversation n’existe plus.',
  },
})

import { defineTexts } from '#web/i18n/texts.ts'

/** The list of keyboard shortcuts. */
export const shortcutTexts = defineTexts({
  en: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    enter: 'Enter',
    shift: 'Shift',
    escape: 'Esc',
    up: 'Up arrow',
    send: 'Send the message; during an answer, send it once the answer ends',
    newLine: 'Start a new line',
    editLast: 'Edit the last question, if the field is empty',
    stop: 'Stop the answer, or close what is open',
    find: 'Find in conversations',
    show: 'Show these shortcuts',
  },
  fr: {
    title: 'Raccourcis clavier',
    close: 'Fermer',
    enter: 'Entrée',
    shift: 'Maj',
    escape: 'Échap',
    up: 'Flèche haut',
    send: 'Envoyer le message\u202f; pendant une réponse, l’envoyer dès qu’elle est terminée',
    newLine: 'Aller à la ligne',
    editLast: 'Modifier la dernière question, si le champ est vide',
    stop: 'Arrêter la réponse, ou fermer ce qui est ouvert',
    find: 'Retrouver une conversation',
    show: 'Afficher ces raccourcis',
  },
})

import { feedbackTexts } from '#web/i18n/chat/texts-feedback.ts'
import { defineTexts } from '#web/i18n/texts.ts'

const valuesEn: Record<number, string> = { 1: 'Good answer', [-1]: 'Bad answer' }
const valuesFr: Record<number, string> = { 1: 'Bonne réponse', [-1]: 'Mauvaise réponse' }
const reasonsEn: Record<string, string> = feedbackTexts.en.reasons
const reasonsFr: Record<string, string> = feedbackTexts.fr.reasons

/** A reason that only a newer server knows is shown as its code. */
export const adminFeedbackTexts = defineTexts({
  en: {
    lead: (up: string, down: string, share: string) => [
      `Good: ${up}`,
      `Bad: ${down}`,
      `Rated good: ${share}`,
    ],
    note: 'Feedback is counted on the day of its last change, for the model that the user had chosen. It is deleted with its chat, and after 400 days at the latest.',
    refresh: 'Refresh the feedback',
    notLoaded: 'The feedback could not be loaded.',
    empty: 'No feedback in this period',
    emptyEffect: 'Once a user rates an answer, the rating is counted here.',
    byReason: 'By reason',
    columns: { up: 'Good', down: 'Bad', share: 'Rated good', reason: 'Reason', count: 'Count' },
    values: valuesEn,
    because: (value: number, reason: string) => `${valuesEn[value]}: ${reasonsEn[reason] ?? reason}`,

    comments: 'Comments',
    commentsNote: (days: number) =>
      `An email address is shown only if the user included the question and answer. Each view is recorded in the audit log. Comments are deleted after ${days} days.`,
    showComments: 'Show the comments',
    commentsNotLoaded: 'The comments could not be loaded.',
    noComments: 'No comments in this period',
    showAnswer: 'Show question and answer',
    hideAnswer: 'Hide question and answer',
    question: 'Question',
    answer: 'Answer',
    answerNotLoaded: 'The question and answer could not be loaded.',
    answerGone: 'This feedback was changed or deleted, or no longer includes the question and answer.',
  },
  fr: {
    lead: (up: string, down: string, share: string) => [
      `Bonnes\u00a0: ${up}`,
      `Mauvaises\u00a0: ${down}`,
      `Jugées bonnes\u00a0: ${share}`,
    ],
    note: 'Un avis est compté le jour de sa dernière modification, pour le modèle que l’utilisateur avait choisi. Il est supprimé avec sa conversation, et au plus tard après 400\u00a0jours.',
    refresh: 'Actualiser les avis',
    notLoaded: 'Les avis n’ont pas pu être chargés.',
    empty: 'Aucun avis pendant cette période',
    emptyEffect: 'Dès qu’un utilisateur donnera son avis sur une réponse, cet avis sera compté ici.',
    byReason: 'Par motif',
    columns: {
      up: 'Bonnes',
      down: 'Mauvaises',
      share: 'Jugées bonnes',
      reason: 'Motif',
      count: 'Nombre',
    },
    values: valuesFr,
    because: (value: number, reason: string) => `${valuesFr[value]}\u00a0: ${reasonsFr[reason] ?? reason}`,

    comments: 'Commentaires',
    commentsNote: (days: number) =>
      `Une adresse e-mail n’apparaît que si l’utilisateur a joint sa question et la réponse. Chaque consultation est inscrite au journal d’audit. Les commentaires sont supprimés après ${days}\u00a0jours.`,
    showComments: 'Afficher les commentaires',
    commentsNotLoaded: 'Les commentaires n’ont pas pu être chargés.',
    noComments: 'Aucun commentaire pendant cette période',
    showAnswer: 'Afficher la question et la réponse',
    hideAnswer: 'Masquer la question et la réponse',
    question: 'Question posée',
    answer: 'Réponse',
    answerNotLoaded: 'La question et la réponse n’ont pas pu être chargées.',
    answerGone: 'Cet avis a été modifié ou supprimé, ou la question et la réponse n’y sont plus jointes.',
  },
})

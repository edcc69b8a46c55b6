import type { FeedbackReason } from '#shared/api/feedback.ts'
import { defineTexts } from '#web/i18n/texts.ts'

const reasonsEn: Record<FeedbackReason, string> = {
  clear: 'Easy to understand',
  useful: 'I know what to do next',
  good_sources: 'Good sources',
  not_correct: 'Not correct',
  not_clear: 'Hard to understand',
  off_topic: 'Not about my question, or not about French law',
  bad_sources: 'Sources are missing or wrong',
  other: 'Something else',
}

const reasonsFr: Record<FeedbackReason, string> = {
  clear: 'Facile à comprendre',
  useful: 'Je sais quoi faire ensuite',
  good_sources: 'De bonnes sources',
  not_correct: 'Inexacte',
  not_clear: 'Difficile à comprendre',
  off_topic: 'Sans rapport avec ma question ou avec le droit français',
  bad_sources: 'Sources absentes ou erronées',
  other: 'Autre chose',
}

/** The console uses the reasons too. */
export const feedbackTexts = defineTexts({
  en: {
    saved: 'Thank you. Your feedback was saved.',
    removed: 'Your feedback was removed.',
    details: 'Details',
    title: 'Your feedback',
    whyGood: 'What was good about this answer?',
    whyBad: 'What was wrong with this answer?',
    reasons: reasonsEn,
    comment: 'Comment (optional)',
    tooLong: (max: string) => `Your comment is too long. The limit is ${max} characters.`,
    withAnswer: 'Include this question and answer',
    withAnswerHint:
      'If you tick this box, the firm sees this question, this answer and your email address with your feedback. The rest of the conversation and your files are not included. If you do not tick it, your feedback is sent without your address.',
    kept: (days: number) =>
      `You can change your feedback here at any time. To remove it, press the thumb again. Your comment is deleted with the conversation, and after ${days} days at the latest. Your feedback then no longer includes the question and answer.`,
    cancel: 'Cancel',
    send: 'Send',
    sending: 'Sending…',
    failed: 'Your feedback could not be saved. Please try again.',
  },
  fr: {
    saved: 'Merci. Votre avis a été enregistré.',
    removed: 'Votre avis a été retiré.',
    details: 'Préciser',
    title: 'Votre avis',
    whyGood: 'Qu’avez-vous apprécié dans cette réponse\u202f?',
    whyBad: 'Qu’est-ce qui ne va pas dans cette réponse\u202f?',
    reasons: reasonsFr,
    comment: 'Commentaire (facultatif)',
    tooLong: (max: string) => `Votre commentaire est trop long. La limite est de ${max} caractères.`,
    withAnswer: 'Joindre cette question et cette réponse',
    withAnswerHint:
      'Si vous cochez cette case, le cabinet verra, avec votre avis, cette question, cette réponse et votre adresse e-mail. Ni le reste de la conversation ni vos fichiers ne seront joints. Si vous ne la cochez pas, votre avis sera transmis sans votre adresse.',
    kept: (days: number) =>
      `Vous pouvez modifier votre avis ici à tout moment. Pour le retirer, appuyez de nouveau sur le pouce. Votre commentaire est supprimé avec la conversation, et au plus tard après ${days}\u00a0jours. La question et la réponse ne sont alors plus jointes à votre avis.`,
    cancel: 'Annuler',
    send: 'Envoyer',
    sending: 'Envoi…',
    failed: 'Votre avis n’a pas pu être enregistré. Veuillez réessayer.',
  },
})

import { defineTexts } from '#web/i18n/texts.ts'

/** Editing questions, regenerating answers, and switching between their versions. */
export const versionTexts = defineTexts({
  en: {
    edit: 'Edit question',
    yourQuestion: 'Edit your question',
    cancel: 'Cancel',
    stopsAnswer: 'Sending stops the answer that is being written.',
    regenerate: 'Regenerate answer',
    regenerateWith: (model: string) => `With ${model}`,
    versionsOfQuestion: 'Versions of this question',
    versionsOfAnswer: 'Versions of this answer',
    previousVersion: 'Previous version',
    nextVersion: 'Next version',
    versionOf: (number: number, count: number) => `Version ${number} of ${count}`,
    notChosen: 'Not in the current conversation: another version is shown',
    chooseFailed: 'The other version could not be shown. Please try again.',
  },
  fr: {
    edit: 'Modifier la question',
    yourQuestion: 'Modifier votre question',
    cancel: 'Annuler',
    stopsAnswer: 'L’envoi arrête la réponse en cours.',
    regenerate: 'Demander une autre réponse',
    regenerateWith: (model: string) => `Avec ${model}`,
    versionsOfQuestion: 'Versions de cette question',
    versionsOfAnswer: 'Versions de cette réponse',
    previousVersion: 'Version précédente',
    nextVersion: 'Version suivante',
    versionOf: (number: number, count: number) => `Version ${number} sur ${count}`,
    notChosen: 'Absent de la conversation actuelle\u00a0: une autre version est affichée',
    chooseFailed: 'L’autre version n’a pas pu être affichée. Veuillez réessayer.',
  },
})

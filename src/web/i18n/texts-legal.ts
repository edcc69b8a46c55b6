import { defineTexts } from './texts.ts'

export const legalTexts = defineTexts({
  en: {
    loading: 'Loading…',
    failed: 'This text could not be loaded.',
    failedAdvice: 'It is still there: check your connection, then try again.',
    tryAgain: 'Try again',
    otherLanguage: 'This text is in French, the language in which it applies.',
  },
  fr: {
    loading: 'Chargement…',
    failed: 'Ce texte n’a pas pu être chargé.',
    failedAdvice: 'Il est toujours là\u00a0: vérifiez votre connexion, puis réessayez.',
    tryAgain: 'Réessayer',
    otherLanguage: 'Ce texte est en anglais, la langue dans laquelle il s’applique.',
  },
})

import { defineTexts } from '#web/i18n/texts.ts'

export const legalTexts = defineTexts({
  en: {
    loading: 'Loading…',
    failed: 'This text could not be loaded.',
    failedAdvice: 'Check your connection, then try again.',
    otherLanguage: 'This text is in French. Only the French version is legally binding.',
  },
  fr: {
    loading: 'Chargement…',
    failed: 'Ce texte n’a pas pu être chargé.',
    failedAdvice: 'Vérifiez votre connexion, puis réessayez.',
    otherLanguage: 'Ce texte est en anglais. Seule la version anglaise fait foi.',
  },
})

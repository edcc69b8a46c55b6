import { defineTexts } from '#web/i18n/texts.ts'

/** The buttons under an answer. */
export const answerActionTexts = defineTexts({
  en: {
    copyAnswer: 'Copy answer',
    copied: 'Copied',
    copyFailed: 'Could not copy',
    exportAnswer: 'Export answer',
    goodAnswer: 'Good answer',
    badAnswer: 'Bad answer',
    readAloud: 'Read aloud',
    stopReading: 'Stop reading',
    noVoice: 'Your device has no voice for this language. You can add one in its settings.',
    readingFailed: 'The answer could not be read aloud.',
    copyNotice: 'General legal information, written automatically by an AI. This is not legal advice.',
    builtInCopyNotice: 'General legal information from the firm’s sheets. This is not legal advice.',
  },
  fr: {
    copyAnswer: 'Copier la réponse',
    copied: 'Copié',
    copyFailed: 'La copie a échoué',
    exportAnswer: 'Exporter la réponse',
    goodAnswer: 'Bonne réponse',
    badAnswer: 'Mauvaise réponse',
    readAloud: 'Lire à voix haute',
    stopReading: 'Arrêter la lecture',
    noVoice:
      'Votre appareil n’a pas de voix pour cette langue. Vous pouvez en ajouter une dans ses réglages.',
    readingFailed: 'La réponse n’a pas pu être lue à voix haute.',
    copyNotice:
      'Information juridique générale rédigée automatiquement par une IA. Ce n’est pas un conseil juridique.',
    builtInCopyNotice:
      'Information juridique générale tirée des fiches du cabinet. Ce n’est pas un conseil juridique.',
  },
})

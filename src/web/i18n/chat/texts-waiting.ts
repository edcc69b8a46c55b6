import { defineTexts } from '#web/i18n/texts.ts'

/** A message that waits until the answer ends. */
export const waitingTexts = defineTexts({
  en: {
    nextMessage: 'Your next message',
    waits: 'Will be sent when the answer ends.',
    paused: 'Not sent, because the answer was stopped or failed.',
    takeBack: 'Take back',
    sendNow: 'Send now',
  },
  fr: {
    nextMessage: 'Votre prochain message',
    waits: 'Sera envoyé à la fin de la réponse.',
    paused: 'Non envoyé, car la réponse a été arrêtée ou a échoué.',
    takeBack: 'Remettre dans le champ',
    sendNow: 'Envoyer maintenant',
  },
})

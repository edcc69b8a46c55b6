import { defineTexts } from '#web/i18n/texts.ts'

/** `when`: a day and a time, such as "Tuesday 24 November at 00:00". */
export const budgetTexts = defineTexts({
  en: {
    questionsLeft: (count: number, when: string) =>
      `${count === 1 ? '1 question' : `${count} questions`} left until ${when}.`,
    percentLeft: (percent: number, when: string) =>
      `About ${percent}% of your account’s allowance is left until ${when}.`,
    noQuestions: 'You have used all of your account’s questions for today.',
    spent: 'You have used all of your account’s allowance for today.',
    spentByAll: 'The assistant has reached its limit for all users and cannot answer questions for now.',
    again: (when: string) => `You can ask again from ${when}.`,
    saved: 'What you type here is saved until then.',
    whereToTurn: 'Where to get help until then',
  },
  fr: {
    questionsLeft: (count: number, when: string) =>
      `Il vous reste ${count === 1 ? '1\u00a0question' : `${count}\u00a0questions`} jusqu’au ${when}.`,
    percentLeft: (percent: number, when: string) =>
      `Jusqu’au ${when}, il vous reste environ ${percent}\u00a0% de l’utilisation prévue pour votre compte.`,
    noQuestions: 'Vous avez posé toutes les questions que votre compte permet aujourd’hui.',
    spent: 'Vous avez atteint la limite d’utilisation de votre compte pour aujourd’hui.',
    spentByAll:
      'L’assistant a atteint sa limite pour l’ensemble des utilisateurs et ne peut plus répondre pour le moment.',
    again: (when: string) => `Vous pourrez poser de nouvelles questions à partir du ${when}.`,
    saved: 'Ce que vous écrivez ici est conservé jusque-là.',
    whereToTurn: 'À qui s’adresser en attendant',
  },
})

import { defineTexts } from './texts.ts'

/** `when`: a day and a time, such as "Tuesday 24 November at 00:00". */
export const budgetTexts = defineTexts({
  en: {
    questionsLeft: (count: number, when: string) =>
      `${count === 1 ? '1 question' : `${count} questions`} left until ${when}.`,
    percentLeft: (percent: number, when: string) =>
      `About ${percent}% of what your account can use is left until ${when}.`,
    noQuestions: 'You have asked all the questions that your account has for today.',
    spent: 'You have used all that your account has for today.',
    spentByAll: 'So many people have asked questions that the assistant cannot answer any more for now.',
    again: (when: string) => `You can ask again from ${when}.`,
    saved: 'What you type here is saved until then.',
    whereToTurn: 'Where to turn until then',
  },
  fr: {
    questionsLeft: (count: number, when: string) =>
      `Il vous reste ${count === 1 ? '1\u00a0question' : `${count}\u00a0questions`} jusqu’au ${when}.`,
    percentLeft: (percent: number, when: string) =>
      `Il vous reste environ ${percent}\u00a0% de l’utilisation prévue pour votre compte jusqu’au ${when}.`,
    noQuestions: 'Vous avez posé toutes les questions que votre compte permet aujourd’hui.',
    spent: 'Vous avez atteint la limite d’utilisation de votre compte pour aujourd’hui.',
    spentByAll: 'Les questions ont été si nombreuses que l’assistant ne peut plus y répondre pour le moment.',
    again: (when: string) => `Vous pourrez en poser de nouvelles à partir du ${when}.`,
    saved: 'Ce que vous écrivez ici est conservé jusque-là.',
    whereToTurn: 'À qui s’adresser en attendant',
  },
})

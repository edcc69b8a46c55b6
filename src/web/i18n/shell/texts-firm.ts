import { defineTexts } from '#web/i18n/texts.ts'

/** How to contact the firm, under an answer or if there is none. */
export const firmTexts = defineTexts({
  en: {
    seeLawyer: 'To see a lawyer:',
    urgent: (firm: string) => `If your question cannot wait, please contact ${firm}.`,
  },
  fr: {
    seeLawyer: 'Pour consulter un avocat\u00a0:',
    urgent: (firm: string) => `Si votre question ne peut pas attendre, veuillez contacter ${firm}.`,
  },
})

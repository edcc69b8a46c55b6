import { defineTexts } from '#web/i18n/texts.ts'

export const notFoundTexts = defineTexts({
  en: {
    title: 'This page does not exist.',
    advice: 'The address may have been mistyped, or the page may have moved.',
  },
  fr: {
    title: 'Cette page n’existe pas.',
    advice: 'L’adresse est peut-être incorrecte, ou la page a été déplacée.',
  },
})

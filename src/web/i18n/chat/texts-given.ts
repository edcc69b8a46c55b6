import { defineTexts } from '#web/i18n/texts.ts'

/** Under an answer: what the assistant was given besides the question. `list` joins the other texts. */
export const givenTexts = defineTexts({
  en: {
    given: (list: string) => `The assistant was given ${list}.`,
    pages: (count: number, name: string) => `${count === 1 ? '1 page' : `${count} pages`} of “${name}”`,
    firstPages: (count: number, totalCount: number, name: string) =>
      `the first ${count === 1 ? '' : `${count} `}of the ${totalCount} pages of “${name}”`,
    images: (count: number): string => (count === 1 ? '1 image' : `${count} images`),
    sheets: (count: number): string => (count === 1 ? '1 information sheet' : `${count} information sheets`),
  },
  fr: {
    given: (list: string) => `L’assistant a reçu ${list}.`,
    pages: (count: number, name: string) =>
      `${count === 1 ? '1\u00a0page' : `${count}\u00a0pages`} de «\u00a0${name}\u00a0»`,
    firstPages: (count: number, totalCount: number, name: string) =>
      `${count === 1 ? 'la première page' : `les ${count}\u00a0premières pages`} (sur\u00a0${totalCount}) de «\u00a0${name}\u00a0»`,
    images: (count: number): string => (count === 1 ? '1\u00a0image' : `${count}\u00a0images`),
    sheets: (count: number): string =>
      count === 1 ? '1\u00a0fiche d’information' : `${count}\u00a0fiches d’information`,
  },
})

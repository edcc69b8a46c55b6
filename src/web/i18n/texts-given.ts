import { defineTexts } from './texts.ts'

/** Under an answer: what the assistant was given besides the question. `list` joins the other texts. */
export const givenTexts = defineTexts({
  en: {
    given: (list: string) => `The assistant was given ${list}.`,
    pages: (pages: number, name: string) => `${pages === 1 ? '1 page' : `${pages} pages`} of “${name}”`,
    firstPages: (pages: number, totalPages: number, name: string) =>
      `the first ${pages === 1 ? '' : `${pages} `}of the ${totalPages} pages of “${name}”`,
    images: (images: number): string => (images === 1 ? '1 image' : `${images} images`),
    sheets: (sheets: number): string =>
      sheets === 1 ? '1 information sheet' : `${sheets} information sheets`,
  },
  fr: {
    given: (list: string) => `L’assistant a reçu ${list}.`,
    pages: (pages: number, name: string) =>
      `${pages === 1 ? '1\u00a0page' : `${pages}\u00a0pages`} de «\u00a0${name}\u00a0»`,
    firstPages: (pages: number, totalPages: number, name: string) =>
      `${pages === 1 ? 'la première page' : `les ${pages}\u00a0premières pages`} (sur\u00a0${totalPages}) de «\u00a0${name}\u00a0»`,
    images: (images: number): string => (images === 1 ? '1\u00a0image' : `${images}\u00a0images`),
    sheets: (sheets: number): string =>
      sheets === 1 ? '1\u00a0fiche d’information' : `${sheets}\u00a0fiches d’information`,
  },
})

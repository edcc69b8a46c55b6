import type { ModelErrorCode } from '#server/model/model.ts'
import type { Language } from '#shared/language.ts'
import { type AnswerBuffer, append, hasText } from './answer-buffer.ts'

/** The sentences that the server adds to a stream, in the language of the request. */

const texts = {
  en: {
    thinking: 'Thinking it over…',
    searchingFor: (query: string) => `Searching the web for “${query}”…`,
    cannotSearch: '*Web search is not available with this model. This answer was written without it.*',
    cutByLength: 'The answer reached its maximum length and stops here.',
    cutByFilter: 'The provider’s safety filter ended the answer here.',
    viewingImages: (images: number) => (images === 1 ? 'Looking at your image…' : 'Looking at your images…'),
    readingPdf: (read: number, pages: number) =>
      read === pages
        ? `Reading your PDF (${pages} ${pages === 1 ? 'page' : 'pages'})…`
        : `Reading your PDF (${read} of ${pages} pages)…`,
    cannotSeeImages: '*This model reads text only. Your images were saved, but the model cannot see them.*',
    noReadableText: (name: string) =>
      `The text of “${name}” could not be read. It may be a scan, which this model cannot read.`,
    partlyText: (name: string, read: number, pages: number) =>
      `“${name}” contains text on ${read} of its ${pages} pages. Only ${read === 1 ? 'this page' : 'these pages'} could be read.`,
    partlyRead: (name: string, read: number, pages: number) =>
      read === 1
        ? `“${name}” is long. Only the first of its ${pages} pages was read.`
        : `“${name}” is long. Only the first ${read} of its ${pages} pages were read.`,
    partlyReadLastPage: (name: string, pages: number) =>
      `“${name}” is long. ${pages === 1 ? 'It' : 'Its last page'} was read only in part.`,
    leftOutFile: (name: string) => `“${name}” was left out: it is too long to read together with the rest.`,
    missingFile: (name: string) => `“${name}” could no longer be read.`,
    unavailableFile: (name: string) =>
      `“${name}” could not be read, because files are not available at the moment. Please try again later.`,
  },
  fr: {
    thinking: 'Réflexion en cours…',
    searchingFor: (query: string) => `Recherche sur le web\u00a0: «\u00a0${query}\u00a0»…`,
    cannotSearch:
      '*La recherche sur le web n’est pas disponible avec ce modèle\u00a0: cette réponse a été rédigée sans recherche.*',
    cutByLength: 'La réponse a atteint sa longueur maximale et s’arrête ici.',
    cutByFilter: 'Le filtre de sécurité du fournisseur a mis fin à la réponse.',
    viewingImages: (images: number) => (images === 1 ? 'Examen de votre image…' : 'Examen de vos images…'),
    readingPdf: (read: number, pages: number) =>
      read === pages
        ? `Lecture de votre PDF (${pages} ${pages === 1 ? 'page' : 'pages'})…`
        : `Lecture de votre PDF (${read} ${read === 1 ? 'page' : 'pages'} sur ${pages})…`,
    cannotSeeImages:
      '*Ce modèle ne lit que du texte\u00a0: vos images ont été enregistrées, mais n’ont pas été examinées.*',
    noReadableText: (name: string) =>
      `Le texte de «\u00a0${name}\u00a0» n’a pas pu être lu. C’est peut-être un document numérisé, que ce modèle ne peut pas lire.`,
    partlyText: (name: string, read: number, pages: number) =>
      `«\u00a0${name}\u00a0» contient du texte sur ${read} de ses ${pages}\u00a0pages\u202f; ${read === 1 ? 'seule celle-ci a pu être lue' : 'seules celles-ci ont pu être lues'}.`,
    partlyRead: (name: string, read: number, pages: number) =>
      read === 1
        ? `«\u00a0${name}\u00a0» est long\u00a0: seule la première page sur ${pages} a été lue.`
        : `«\u00a0${name}\u00a0» est long\u00a0: seules les ${read}\u00a0premières pages sur ${pages} ont été lues.`,
    partlyReadLastPage: (name: string, pages: number) =>
      `«\u00a0${name}\u00a0» est long\u00a0: ${pages === 1 ? 'il n’a été lu' : 'sa dernière page n’a été lue'} qu’en partie.`,
    leftOutFile: (name: string) =>
      `«\u00a0${name}\u00a0» n’a pas été lu\u00a0: il est trop long pour être lu avec le reste.`,
    missingFile: (name: string) => `«\u00a0${name}\u00a0» n’a pas pu être lu, car il n’est plus disponible.`,
    unavailableFile: (name: string) =>
      `«\u00a0${name}\u00a0» n’a pas pu être lu, car les fichiers sont momentanément indisponibles. Veuillez réessayer plus tard.`,
  },
} as const

export function textsIn(language: Language) {
  return texts[language]
}

const errorTexts: Record<ModelErrorCode, { en: string; fr: string }> = {
  model_busy: {
    en: 'The assistant is very busy. Please try again in a moment.',
    fr: 'L’assistant est très sollicité. Veuillez réessayer dans un instant.',
  },
  model_unavailable: {
    en: 'The assistant is unavailable at the moment. Please try again later.',
    fr: 'L’assistant est momentanément indisponible. Veuillez réessayer plus tard.',
  },
  model_misconfigured: {
    en: 'The assistant is not set up correctly. Please let the firm know.',
    fr: 'L’assistant n’est pas configuré correctement. Merci de le signaler au cabinet.',
  },
  model_quota: {
    en: 'The assistant has reached its limit for now. Please try again later.',
    fr: 'L’assistant a atteint sa limite pour le moment. Veuillez réessayer plus tard.',
  },
  model_not_found: {
    en: 'This model is no longer offered. Please choose another one.',
    fr: 'Ce modèle n’est plus proposé. Veuillez en choisir un autre.',
  },
  context_too_long: {
    en: 'The question is too long for this model. Please shorten it.',
    fr: 'La question est trop longue pour ce modèle. Veuillez la raccourcir.',
  },
  model_file_gone: {
    en: 'An attached document could no longer be read. Please try again.',
    fr: 'Un document joint n’a pas pu être lu. Veuillez réessayer.',
  },
  model_refused_input: {
    en: 'The assistant could not process this question. Please rephrase it. If that does not help, please let the firm know.',
    fr: 'L’assistant n’a pas pu traiter cette question. Veuillez la formuler autrement. Si cela ne suffit pas, merci de le signaler au cabinet.',
  },
  model_timeout: {
    en: 'The assistant stopped answering.',
    fr: 'L’assistant a cessé de répondre.',
  },
  model_cut: {
    en: 'The answer was interrupted.',
    fr: 'La réponse a été interrompue.',
  },
  model_failed: {
    en: 'The assistant ran into a problem.',
    fr: 'L’assistant a rencontré un problème.',
  },
}

/** These often end an answer that has begun, so their sentence says what was saved. */
const interruptions = new Set<ModelErrorCode>(['model_timeout', 'model_cut', 'model_failed'])
const partSaved = { en: 'Your partial answer was saved.', fr: 'La partie reçue est enregistrée.' }
const questionSaved = { en: 'Your question was saved.', fr: 'Votre question est enregistrée.' }
const tryAgain = { en: 'You can try again.', fr: 'Vous pouvez réessayer.' }

/** What the error means for the user. `hasText`: whether a part of the answer has arrived. */
export function errorText(code: ModelErrorCode, language: Language, hasText: boolean): string {
  const text = errorTexts[code][language]
  if (!interruptions.has(code)) return text
  const saved = hasText ? partSaved : questionSaved
  return `${text} ${saved[language]} ${tryAgain[language]}`
}

/** `interrupted`: the process that writes the answer ends, or has died. */
export function appendError(
  answer: AnswerBuffer,
  code: ModelErrorCode | 'interrupted',
  language: Language,
): void {
  const meaning = code === 'interrupted' ? 'model_cut' : code
  append(answer, { type: 'error', code, message: errorText(meaning, language, hasText(answer)) })
}

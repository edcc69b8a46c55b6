import type { ModelErrorCode } from '#server/model/model.ts'

/** The few sentences that the server itself writes into a stream, in the reader's language. */

export type Language = 'en' | 'fr'

/** French where the browser asks for it before English; English otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  for (const part of acceptLanguage?.split(',') ?? []) {
    const tag = part.trim().slice(0, 2).toLowerCase()
    if (tag === 'fr' || tag === 'en') return tag
  }
  return 'en'
}

const words = {
  en: {
    thinking: 'Thinking it over…',
    cannotSearch: '*Web search is not available with this model: this answer comes without it.*',
    cutByLength: 'The answer reached its greatest length and stops here.',
    cutByFilter: 'The provider’s safety filter ended the answer here.',
  },
  fr: {
    thinking: 'Réflexion en cours…',
    cannotSearch: '*La recherche sur le web n’est pas disponible avec ce modèle : cette réponse s’en passe.*',
    cutByLength: 'La réponse a atteint sa longueur maximale et s’arrête ici.',
    cutByFilter: 'Le filtre de sécurité du fournisseur a mis fin à la réponse.',
  },
} as const

export function wordsIn(language: Language) {
  return words[language]
}

const errorWords: Record<ModelErrorCode, { en: string; fr: string }> = {
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
  model_refused_input: {
    en: 'The assistant could not take in this question. Please put it another way.',
    fr: 'L’assistant n’a pas pu traiter cette question. Veuillez la formuler autrement.',
  },
  model_timeout: {
    en: 'The assistant stopped answering. What had come is kept; you can try again.',
    fr: 'L’assistant ne répond plus. Ce qui était arrivé est conservé ; vous pouvez réessayer.',
  },
  model_cut: {
    en: 'The answer was cut off. What had come is kept; you can try again.',
    fr: 'La réponse a été coupée. Ce qui était arrivé est conservé ; vous pouvez réessayer.',
  },
  model_failed: {
    en: 'The assistant met a problem. What had come is kept; you can try again.',
    fr: 'L’assistant a rencontré un problème. Ce qui était arrivé est conservé ; vous pouvez réessayer.',
  },
}

export function errorSentence(code: ModelErrorCode, language: Language): string {
  return errorWords[code][language]
}

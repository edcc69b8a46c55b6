import { defineTexts } from './texts.ts'

export const retirementTexts = defineTexts({
  en: {
    retirements: 'Retirement of models',
    modelEnds: (id: string, day: string) => `${id} on ${day}`,
    modelsEnd: (models: string) =>
      `Retirement dates set by OpenAI: ${models}. Questions to a model fail from that date, so add this line to .env and restart Parvis:`,
  },
  fr: {
    retirements: 'Arrêt de modèles',
    modelEnds: (id: string, day: string) => `${id} le ${day}`,
    modelsEnd: (models: string) =>
      `Dates d’arrêt fixées par OpenAI\u00a0: ${models}. À compter de la date d’arrêt d’un modèle, les questions qui lui sont posées échouent. Ajoutez cette ligne au fichier .env et redémarrez Parvis\u00a0:`,
  },
})

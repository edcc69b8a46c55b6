import { defineTexts } from '#web/i18n/texts.ts'

export const retirementTexts = defineTexts({
  en: {
    retirements: 'Retirement of models',
    modelEnds: (id: string, day: string) => `${id} on ${day}`,
    modelsEnd: (models: string) =>
      `Retirement dates set by OpenAI: ${models}. Questions to a retired model fail, so add this line to .env and restart Parvis:`,
  },
  fr: {
    retirements: 'Arrêt de modèles',
    modelEnds: (id: string, day: string) => `${id} le ${day}`,
    modelsEnd: (models: string) =>
      `Dates d’arrêt fixées par OpenAI\u00a0: ${models}. Les questions posées à un modèle arrêté échouent. Ajoutez cette ligne au fichier .env et redémarrez Parvis\u00a0:`,
  },
})

import { defineTexts } from './texts.ts'

export const retirementTexts = defineTexts({
  en: {
    retirements: 'Models to be retired',
    modelEnds: (id: string, day: string) => `${id} on ${day}`,
    modelsEnd: (models: string) =>
      `OpenAI will retire ${models}. Questions to a retired model fail, so add this line to .env before then and restart Parvis:`,
  },
  fr: {
    retirements: 'Modèles bientôt arrêtés',
    modelEnds: (id: string, day: string) => `${id} le ${day}`,
    modelsEnd: (models: string) =>
      `OpenAI arrêtera ${models}. Comme les questions posées à un modèle arrêté échouent, ajoutez d’ici là cette ligne au fichier .env et redémarrez Parvis\u00a0:`,
  },
})

import { defineTexts } from './texts.ts'

export const retirementTexts = defineTexts({
  en: {
    retirements: 'Models to be retired',
    modelEnds: (id: string, day: string) => `${id} on ${day}`,
    modelsEnd: (models: string) =>
      `OpenAI will retire ${models}. Before then, add this line to .env and restart Parvis, because questions to a retired model fail:`,
  },
  fr: {
    retirements: 'Modèles bientôt arrêtés',
    modelEnds: (id: string, day: string) => `${id} le ${day}`,
    modelsEnd: (models: string) =>
      `OpenAI arrêtera ${models}. D’ici là, ajoutez cette ligne au fichier .env et redémarrez Parvis, car les questions posées à un modèle arrêté échouent\u00a0:`,
  },
})

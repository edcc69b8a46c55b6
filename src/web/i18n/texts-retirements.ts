import { defineTexts } from './texts.ts'

export const retirementTexts = defineTexts({
  en: {
    retirements: 'Models to be retired',
    modelEnds: (id: string, day: string) => `${id} on ${day}`,
    modelsEnd: (models: string) =>
      `OpenAI will retire ${models}. From then on, questions to these models will fail. Before that date, add this line to .env and restart Parvis:`,
  },
  fr: {
    retirements: 'Modèles bientôt arrêtés',
    modelEnds: (id: string, day: string) => `${id} le ${day}`,
    modelsEnd: (models: string) =>
      `OpenAI arrêtera ${models}. Les questions posées à ces modèles échoueront ensuite. Avant cette date, ajoutez cette ligne au fichier .env, puis redémarrez Parvis\u00a0:`,
  },
})

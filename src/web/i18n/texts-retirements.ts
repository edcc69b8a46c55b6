import { defineTexts } from './texts.ts'

export const retirementTexts = defineTexts({
  en: {
    retirements: 'Models that end',
    modelEnds: (id: string, day: string) => `${id} on ${day}`,
    modelsEnd: (models: string) =>
      `OpenAI ends ${models}. Questions to these models fail from then on. Before that day, write this line into .env and restart Parvis:`,
  },
  fr: {
    retirements: 'Modèles bientôt arrêtés',
    modelEnds: (id: string, day: string) => `${id} le ${day}`,
    modelsEnd: (models: string) =>
      `OpenAI arrête ${models}. Les questions posées à ces modèles échoueront ensuite. Avant cette date, ajoutez cette ligne au fichier .env, puis redémarrez Parvis\u00a0:`,
  },
})

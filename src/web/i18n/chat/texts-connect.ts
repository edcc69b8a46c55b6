import { defineTexts } from '#web/i18n/texts.ts'

/** For administrators, if no language model is connected. Loaded only then. */
export const connectTexts = defineTexts({
  en: {
    notConnected: 'No language model is connected.',
    connect: 'Connect one',
    howTo:
      'Until then, answers quote the library. To connect a model, set OPENAI_API_KEY or OPENAI_BASE_URL and restart Parvis (docs/configuration.md, “Model”). Only administrators see this.',
  },
  fr: {
    notConnected: 'Aucun modèle de langage n’est connecté.',
    connect: 'En connecter un',
    howTo:
      'En attendant, les réponses citent les fiches. Pour connecter un modèle, définissez OPENAI_API_KEY ou OPENAI_BASE_URL, puis redémarrez Parvis (docs/configuration.md, «\u00a0Model\u00a0»). Seuls les administrateurs voient ce message.',
  },
})

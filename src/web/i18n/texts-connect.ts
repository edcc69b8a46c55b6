import { defineTexts } from './texts.ts'

/** For administrators, if no language model is connected. Loaded only then. */
export const connectTexts = defineTexts({
  en: {
    notConnected: 'No language model is connected: answers quote the library.',
    howTo:
      'To connect one, set OPENAI_API_KEY or OPENAI_BASE_URL and restart Parvis (docs/configuration.md, “Model”). Only administrators see this.',
  },
  fr: {
    notConnected: 'Aucun modèle de langage n’est connecté\u00a0: les réponses citent les fiches.',
    howTo:
      'Pour en connecter un, définissez OPENAI_API_KEY ou OPENAI_BASE_URL, puis redémarrez (docs/configuration.md, «\u00a0Model\u00a0»). Seuls les administrateurs voient ce message.',
  },
})

import { defineTexts } from '#web/i18n/texts.ts'

/** Under an answer that offers sheets. */
export const suggestionTexts = defineTexts({
  en: { askAbout: 'Ask about:' },
  fr: { askAbout: 'Poser une question sur\u00a0:' },
})

import { defineTexts } from './texts.ts'

export const markdownTexts = defineTexts({
  en: {
    code: 'Code',
    copyCode: 'Copy code',
    copied: 'Copied',
    copyFailed: 'Copying failed',
    table: 'Table',
  },
  fr: {
    code: 'Code',
    copyCode: 'Copier le code',
    copied: 'Copié',
    copyFailed: 'Échec de la copie',
    table: 'Tableau',
  },
})

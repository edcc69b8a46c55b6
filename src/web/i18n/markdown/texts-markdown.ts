import { defineTexts } from '#web/i18n/texts.ts'

export const markdownTexts = defineTexts({
  en: {
    citation: (number: number, source: string) => `Source ${number}: ${source}`,
    text: 'Text',
    copyText: 'Copy text',
    copyCode: 'Copy code',
    copied: 'Copied',
    copyFailed: 'Could not copy',
    table: 'Table',
  },
  fr: {
    citation: (number: number, source: string) => `Source ${number}\u00a0: ${source}`,
    text: 'Texte',
    copyText: 'Copier le texte',
    copyCode: 'Copier le code',
    copied: 'Copié',
    copyFailed: 'La copie a échoué',
    table: 'Tableau',
  },
})

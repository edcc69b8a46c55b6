import { defineTexts } from './texts.ts'

/** The frame around every page. The legal labels are French in both languages, as the firm's duties are. */
const legalLabels = {
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  notices: 'Mentions légales',
}

export const appTexts = defineTexts({
  en: {
    ...legalLabels,
    skipToContent: 'Skip to the content',
    loading: 'Loading…',
    dismiss: 'Dismiss',
    home: 'Back to the assistant',
    legalNavigation: 'Legal information',
    slow: 'This is taking longer than usual. We keep trying.',
    unreachable: 'The service cannot be reached at the moment.',
    unreachableAdvice: 'Nothing of yours is lost. Check your connection, or try again in a minute.',
    tryAgain: 'Try again',
    broken: 'This page has stopped working.',
    brokenAdvice: 'Your conversations are kept. Reload the page to go on.',
    reload: 'Reload the page',
    details: 'Details for support',
    notFound: 'This page does not exist.',
    notFoundAdvice: 'The address may have been mistyped, or the page may have moved.',
    language: 'Language',
    otherLanguage: 'Français',
    theme: 'Appearance',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  },
  fr: {
    ...legalLabels,
    skipToContent: 'Aller au contenu',
    loading: 'Chargement…',
    dismiss: 'Fermer',
    home: 'Retour à l’assistant',
    legalNavigation: 'Informations légales',
    slow: 'Cela prend plus de temps que d’habitude. Nous continuons d’essayer.',
    unreachable: 'Le service est injoignable pour le moment.',
    unreachableAdvice:
      'Rien de ce que vous avez écrit n’est perdu. Vérifiez votre connexion ou réessayez dans une minute.',
    tryAgain: 'Réessayer',
    broken: 'Cette page a cessé de fonctionner.',
    brokenAdvice: 'Vos conversations sont conservées. Rechargez la page pour continuer.',
    reload: 'Recharger la page',
    details: 'Détails pour l’assistance',
    notFound: 'Cette page n’existe pas.',
    notFoundAdvice: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
    language: 'Langue',
    otherLanguage: 'English',
    theme: 'Apparence',
    themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  },
})

import { defineTexts } from '#web/i18n/texts.ts'

/** French in both languages, as specified. */
const legalLabels = {
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  notices: 'Mentions légales',
  /** For places where all three must fit on one line. Each is part of its full label. */
  shortLegal: { terms: 'Conditions', privacy: 'Confidentialité', notices: 'Mentions légales' },
}

/** The frame around every page. */
export const appTexts = defineTexts({
  en: {
    ...legalLabels,
    skipToContent: 'Skip to content',
    loading: 'Loading…',
    dismiss: 'Dismiss',
    home: 'Back to the assistant',
    legalNavigation: 'Legal information',
    library: 'Information sheets',
    contact: 'Contact the firm',
    booking: 'Book an appointment',
    slow: 'This is taking longer than usual. We are still trying.',
    unreachable: 'The service cannot be reached at the moment.',
    unreachableAdvice: 'Your conversations are saved. Check your connection, or try again in a minute.',
    tryAgain: 'Try again',
    broken: 'This page has stopped working.',
    brokenAdvice: 'Your conversations are saved. Reload the page to continue.',
    reload: 'Reload the page',
    details: 'Details for support',
    language: 'Language',
    otherLanguage: 'Français',
  },
  fr: {
    ...legalLabels,
    skipToContent: 'Aller au contenu',
    loading: 'Chargement…',
    dismiss: 'Fermer',
    home: 'Retour à l’assistant',
    legalNavigation: 'Informations légales',
    library: 'Fiches d’information',
    contact: 'Contacter le cabinet',
    booking: 'Prendre rendez-vous',
    slow: 'Cela prend plus de temps que d’habitude. Nous continuons d’essayer.',
    unreachable: 'Le service est injoignable pour le moment.',
    unreachableAdvice:
      'Vos conversations sont enregistrées. Vérifiez votre connexion ou réessayez dans une minute.',
    tryAgain: 'Réessayer',
    broken: 'Cette page a cessé de fonctionner.',
    brokenAdvice: 'Vos conversations sont enregistrées. Rechargez la page pour continuer.',
    reload: 'Recharger la page',
    details: 'Détails pour l’assistance',
    language: 'Langue',
    otherLanguage: 'English',
  },
})

import { defineTexts } from '#web/i18n/texts.ts'

export const adminUsageTexts = defineTexts({
  en: {
    lead: (questions: string, accounts: string, cost: string | undefined) => [
      `Questions: ${questions}`,
      `Accounts: ${accounts}`,
      ...(cost === undefined ? [] : [`Cost: ${cost}`]),
    ],
    refresh: 'Refresh the figures',
    notLoaded: 'The usage figures could not be loaded.',
    period: 'Period',
    lastDays: (days: number) => (days === 1 ? 'Today' : `Last ${days} days`),
    zone: (zone: string) => `Days begin at midnight in ${zone}.`,

    shared: 'Limits shared by all accounts',
    sharedBudgets: { all_day: 'Today', all_month: 'This month' },
    usedOf: (used: string, limit: string, percent: string) => `${used} of ${limit} tokens (${percent})`,

    byDay: 'By day',
    byModel: 'By model',
    byAccount: 'By account',
    topAccounts: (shown: string, all: string) =>
      `The ${shown} accounts that used the most tokens, out of ${all}.`,
    columns: {
      day: 'Day',
      model: 'Model',
      account: 'Account',
      questions: 'Questions',
      input: 'Tokens in',
      output: 'Tokens out',
      cost: 'Cost',
    },
    estimated: 'partly estimated',
    estimatedNote:
      '≈ Partly estimated from the length of the texts: the provider sent no figures, for example because an answer was stopped.',
    noPrices: (models: string) =>
      `No costs are shown, because MODEL_PRICES (docs/cost.md) has no price for ${models}.`,
    unpriced: (models: string) =>
      `The costs leave out the models that have no price in MODEL_PRICES: ${models}.`,
    priceNote: 'Costs use the prices in the current settings. The provider’s bill may differ.',

    empty: 'No questions in this period',
    emptyEffect: 'Once a user asks a question, the questions, tokens and costs appear here.',
  },
  fr: {
    lead: (questions: string, accounts: string, cost: string | undefined) => [
      `Questions\u00a0: ${questions}`,
      `Comptes\u00a0: ${accounts}`,
      ...(cost === undefined ? [] : [`Coût\u00a0: ${cost}`]),
    ],
    refresh: 'Actualiser les chiffres',
    notLoaded: 'Les chiffres d’utilisation n’ont pas pu être chargés.',
    period: 'Période',
    lastDays: (days: number) => (days === 1 ? 'Aujourd’hui' : `${days}\u00a0derniers jours`),
    zone: (zone: string) => `Les jours commencent à minuit (fuseau horaire\u00a0: ${zone}).`,

    shared: 'Limites communes à tous les comptes',
    sharedBudgets: { all_day: 'Aujourd’hui', all_month: 'Ce mois-ci' },
    usedOf: (used: string, limit: string, percent: string) => `${used} sur ${limit} jetons (${percent})`,

    byDay: 'Par jour',
    byModel: 'Par modèle',
    byAccount: 'Par compte',
    topAccounts: (shown: string, all: string) =>
      `Les ${shown} comptes qui ont utilisé le plus de jetons, sur ${all}.`,
    columns: {
      day: 'Jour',
      model: 'Modèle',
      account: 'Compte',
      questions: 'Questions posées',
      input: 'Jetons reçus',
      output: 'Jetons produits',
      cost: 'Coût',
    },
    estimated: 'estimé en partie',
    estimatedNote:
      '≈ Estimé en partie d’après la longueur des textes\u00a0: le fournisseur n’a pas communiqué de chiffres, par exemple parce qu’une réponse a été arrêtée.',
    noPrices: (models: string) =>
      `Les coûts ne sont pas affichés, car MODEL_PRICES (docs/cost.md) n’indique aucun prix pour ${models}.`,
    unpriced: (models: string) =>
      `Les coûts ne comprennent pas les modèles sans prix dans MODEL_PRICES\u00a0: ${models}.`,
    priceNote:
      'Les coûts sont calculés d’après les prix des réglages actuels. La facture du fournisseur peut différer.',

    empty: 'Aucune question pendant cette période',
    emptyEffect: 'Dès qu’une question sera posée, les questions, les jetons et les coûts apparaîtront ici.',
  },
})

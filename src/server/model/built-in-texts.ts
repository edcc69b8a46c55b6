import type { Language } from '#shared/language.ts'

const inQuotes: Record<Language, (titles: string[]) => string> = {
  en: titles => titles.map(title => `“${title}”`).join(', '),
  fr: titles => titles.map(title => `«\u00a0${title}\u00a0»`).join(', '),
}

/**
 * The sentences of the built-in model, as a law firm writes to a worried client. `name`, `title`, `titles`: already
 * Markdown. No sentence refers to the buttons under the answer: exports, shared copies and older answers have none.
 */
const en = {
  about: (title: string) =>
    `Your question seems to be about **${title}**. Here is what the firm’s information sheet says, word for word.`,
  whichOne: 'Your question may concern several topics. Which one is closest to your situation?',
  choose: 'Choose one of these topics, or describe your situation in a few more words.',
  courtesy:
    'Hello. Ask your question about everyday French law in a few words, and I will look for the information sheet that fits.',
  nothing:
    'I found no answer to your question in the firm’s information sheets. You can ask it again in other words, one question at a time.',
  near: (titles: string[]) =>
    `${titles.length === 1 ? 'This sheet' : 'One of these sheets'} may be relevant to your question: ${inQuotes.en(titles)}.`,
  empty: 'I cannot answer your question at the moment: no information sheets are available here yet.',
  cannot: {
    search: 'I cannot search the web. I answer from the firm’s information sheets.',
    images:
      'I cannot see photos or images. Describe in a few words what yours shows, or attach a PDF that contains text: I will look for the sheet that fits.',
  },
  whereToTurn: 'Where to turn',
  freeHelp: [
    'Legal information points (*points-justice*) answer questions free of charge. Call 3039 to find the nearest one.',
    'Lawyers give free consultations in many town halls and courts: see [avocat.fr](https://www.avocat.fr).',
    'The government’s website explains rights and procedures: [service-public.gouv.fr](https://www.service-public.gouv.fr).',
  ],
  otherSheets: (titles: string[]) =>
    `${titles.length === 1 ? 'Another sheet' : 'Other sheets'} may help you too: ${inQuotes.en(titles)}.`,
  sheetState: (date: string, reviewer: string | null) =>
    reviewer === null
      ? `This sheet dates from ${date}. No lawyer has reviewed it yet.`
      : `This sheet dates from ${date} and was reviewed by ${reviewer}.`,
  notAdvice: 'This is general information. It does not replace a lawyer’s advice on your own situation.',
  contact: (name: string, ways: string[]) =>
    `To talk about your own situation with ${name}, you can ${ways.join(' or ')}.`,
  noContact: 'For your own situation, see a lawyer.',
  ways: {
    write: (url: string) => `[contact the firm](${url})`,
    call: (number: string) => `call ${number}`,
    book: (url: string) => `[book an appointment](${url})`,
  },
  notConnected: 'No language model is connected: my answers come only from the firm’s information sheets.',
}

const fr: typeof en = {
  about: title =>
    `Votre question semble porter sur le sujet suivant\u00a0: **${title}**. Voici ce qu’en dit la fiche d’information du cabinet, mot pour mot.`,
  whichOne:
    'Votre question peut concerner plusieurs sujets. Lequel est le plus proche de votre situation\u202f?',
  choose: 'Choisissez l’un de ces sujets, ou décrivez votre situation un peu plus en détail.',
  courtesy:
    'Bonjour. Posez en quelques mots votre question sur le droit de tous les jours\u00a0: je chercherai la fiche d’information qui convient.',
  nothing:
    'Je n’ai pas trouvé de réponse à votre question dans les fiches d’information du cabinet. Vous pouvez la poser en d’autres termes, une question à la fois.',
  near: titles =>
    `${titles.length === 1 ? 'Cette fiche' : 'L’une de ces fiches'} est peut-être proche de votre question\u00a0: ${inQuotes.fr(titles)}.`,
  empty:
    'Je ne peux pas répondre à votre question pour le moment\u00a0: aucune fiche d’information n’est encore disponible ici.',
  cannot: {
    search: 'Je ne peux pas chercher sur le web. Je réponds à partir des fiches d’information du cabinet.',
    images:
      'Je ne peux pas voir les photos ni les images. Décrivez en quelques mots ce que montre la vôtre, ou joignez un PDF qui contient du texte\u00a0: je chercherai la fiche qui convient.',
  },
  whereToTurn: 'À qui vous adresser',
  freeHelp: [
    'Les points-justice répondent gratuitement à vos questions. Appelez le 3039 pour connaître le plus proche de chez vous.',
    'Des avocats donnent des consultations gratuites dans beaucoup de mairies et de tribunaux\u00a0: voir [avocat.fr](https://www.avocat.fr).',
    'Le site de l’État explique les droits et les démarches\u00a0: [service-public.gouv.fr](https://www.service-public.gouv.fr).',
  ],
  otherSheets: titles =>
    `${titles.length === 1 ? 'Une autre fiche peut aussi vous être utile' : 'D’autres fiches peuvent aussi vous être utiles'}\u00a0: ${inQuotes.fr(titles)}.`,
  sheetState: (date, reviewer) =>
    reviewer === null
      ? `Cette fiche date du ${date}. Aucun avocat ne l’a encore relue.`
      : `Cette fiche date du ${date} et a été relue par ${reviewer}.`,
  notAdvice:
    'Il s’agit d’une information générale. Elle ne remplace pas le conseil d’un avocat sur votre situation.',
  contact: (name, ways) => `Pour parler de votre situation avec ${name}, vous pouvez ${ways.join(' ou ')}.`,
  noContact: 'Pour votre situation personnelle, consultez un avocat.',
  ways: {
    write: url => `[contacter le cabinet](${url})`,
    call: number => `appeler le ${number}`,
    book: url => `[prendre rendez-vous](${url})`,
  },
  notConnected:
    'Aucun modèle de langage n’est connecté\u00a0: mes réponses viennent uniquement des fiches d’information du cabinet.',
}

const texts: Record<Language, typeof en> = { en, fr }

export function builtInTexts(language: Language) {
  return texts[language]
}

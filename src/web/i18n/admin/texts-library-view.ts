import { libraryCountDays, recentLibraryDays } from '#shared/api/admin-library.ts'
import { defineTexts } from '#web/i18n/texts.ts'

export const adminLibraryTexts = defineTexts({
  en: {
    lead: (sheetCount: number, unreviewedCount: number) =>
      `${sheetCount === 1 ? '1 sheet' : `${sheetCount} sheets`}, ${unreviewedCount} not reviewed by a lawyer. The counts contain no personal data and no question text.`,
    refresh: 'Refresh the library',
    notLoaded: 'The library could not be loaded.',

    broken: 'Files with mistakes',
    brokenAdvice:
      'A sheet with a mistake is not used in answers, unless the only mistake is that its other language is missing. In the lists of words, questions and subjects, entries that cannot be read are not used. Correct the files in the folder. This list is updated without a restart.',

    sheets: 'All sheets',
    columns: {
      sheet: 'Sheet',
      written: 'Written',
      reviewer: 'Reviewed by',
      recent: `Used, ${recentLibraryDays} days`,
      total: `Used, ${libraryCountDays} days`,
      subject: 'Subject',
      recentQuestions: `${recentLibraryDays} days`,
      totalQuestions: `${libraryCountDays} days`,
    },
    inLanguage: (language: string) => `in ${language}`,
    languages: { en: 'English', fr: 'French' },
    notReviewed: 'not reviewed',

    unanswered: 'Questions without an answer in the sheets',
    unansweredLead:
      'Counted by subject, to show which sheet to write next. The subjects and their words are in the file subjects.yaml.',
    noneUnanswered: `None in the last ${libraryCountDays} days.`,
    other: 'Other, or subject not recognised',

    empty: 'There are no sheets yet',
    emptyEffect: 'For now, Parvis answers without sheets.',
    emptySteps: [
      'Set LIBRARY_DIR to a folder with sheets. By default, Parvis uses the folder “library” in the folder where it was started.',
      'A sheet is a text file. docs/library.md describes the format and has a template.',
      'Put the files in the folder. They appear here without a restart.',
    ],
  },
  fr: {
    lead: (sheetCount: number, unreviewedCount: number) =>
      `${sheetCount < 2 ? `${sheetCount} fiche` : `${sheetCount} fiches`}, dont ${unreviewedCount} non relue${unreviewedCount < 2 ? '' : 's'} par un avocat. Les décomptes ne contiennent aucune donnée personnelle ni aucun texte de question.`,
    refresh: 'Actualiser les fiches',
    notLoaded: 'Les fiches n’ont pas pu être chargées.',

    broken: 'Fichiers à corriger',
    brokenAdvice:
      'Une fiche qui comporte une erreur n’est pas utilisée dans les réponses, sauf s’il ne manque que l’autre langue. Dans les listes de mots, de questions et de sujets, les entrées illisibles ne sont pas utilisées. Corrigez les fichiers dans le dossier\u00a0: cette liste se met à jour sans redémarrage.',

    sheets: 'Toutes les fiches',
    columns: {
      sheet: 'Fiche',
      written: 'Rédigée le',
      reviewer: 'Relue par',
      recent: `Utilisée, ${recentLibraryDays}\u00a0jours`,
      total: `Utilisée, ${libraryCountDays}\u00a0jours`,
      subject: 'Sujet',
      recentQuestions: `${recentLibraryDays}\u00a0jours`,
      totalQuestions: `${libraryCountDays}\u00a0jours`,
    },
    inLanguage: (language: string) => `en ${language}`,
    languages: { en: 'anglais', fr: 'français' },
    notReviewed: 'non relue',

    unanswered: 'Questions sans réponse dans les fiches',
    unansweredLead:
      'Leur nombre par sujet, pour savoir quelle fiche rédiger ensuite. Les sujets et leurs mots figurent dans le fichier subjects.yaml.',
    noneUnanswered: `Aucune au cours des ${libraryCountDays}\u00a0derniers jours.`,
    other: 'Autre sujet, ou sujet non reconnu',

    empty: 'Il n’y a pas encore de fiches',
    emptyEffect: 'En attendant, Parvis répond sans fiches.',
    emptySteps: [
      'Indiquez dans LIBRARY_DIR un dossier de fiches. Sans ce réglage, Parvis utilise le dossier «\u00a0library\u00a0» situé à l’endroit où il a été démarré.',
      'Une fiche est un fichier texte. docs/library.md en décrit le format et propose un modèle.',
      'Placez les fichiers dans le dossier. Ils apparaissent ici sans redémarrage.',
    ],
  },
})

import { defineTexts } from '#web/i18n/texts.ts'

/** Attachments: picked, uploading, sent or unavailable. */
export const fileTexts = defineTexts({
  en: {
    attach: 'Attach',
    pending: 'Attached to your next message',
    attached: (count: number): string => (count === 1 ? '1 file attached' : `${count} files attached`),
    remove: (name: string) => `Remove ${name}`,
    dropHere: 'Drop your files here',
    dropKinds: 'Images and PDF documents',
    notAttached: 'Not attached:',
    dismiss: 'Close this message',
    logInToAttach:
      'Log in to attach files. Your text will not be lost, but you will need to choose the files again.',
    uploading: (count: number): string =>
      count === 1 ? 'Uploading your file…' : `Uploading ${count} files…`,
    percent: (percent: number) => `${percent}%`,
    checking: (count: number): string => (count === 1 ? 'Checking your file…' : 'Checking your files…'),
    uploadFailed: 'Failed to upload attachments',
    attachments: 'Attachments',
    enlarge: (name: string) => `Enlarge ${name}`,
    close: 'Close',
    open: 'Open',
    inNewTab: '(in a new tab)',
    pages: (count: number): string => (count === 1 ? '1 page' : `${count} pages`),
    unavailable: 'This file is no longer available.',
    notLoaded: 'This file could not be loaded.',
  },
  fr: {
    attach: 'Joindre',
    pending: 'Fichiers joints à votre prochain message',
    attached: (count: number): string => (count === 1 ? '1 fichier joint' : `${count} fichiers joints`),
    remove: (name: string) => `Retirer ${name}`,
    dropHere: 'Déposez vos fichiers ici',
    dropKinds: 'Images et documents PDF',
    notAttached: 'Impossible de joindre\u00a0:',
    dismiss: 'Fermer ce message',
    logInToAttach:
      'Connectez-vous pour joindre des fichiers. Votre texte ne sera pas perdu, mais vous devrez choisir de nouveau les fichiers.',
    uploading: (count: number): string =>
      count === 1 ? 'Envoi de votre fichier…' : `Envoi de ${count} fichiers…`,
    percent: (percent: number) => `${percent}\u00a0%`,
    checking: (count: number): string =>
      count === 1 ? 'Vérification de votre fichier…' : 'Vérification de vos fichiers…',
    uploadFailed: 'Les pièces jointes n’ont pas pu être envoyées',
    attachments: 'Pièces jointes',
    enlarge: (name: string) => `Agrandir ${name}`,
    close: 'Fermer',
    open: 'Ouvrir',
    inNewTab: '(dans un nouvel onglet)',
    pages: (count: number): string => (count === 1 ? '1 page' : `${count} pages`),
    unavailable: 'Ce fichier n’est plus disponible.',
    notLoaded: 'Ce fichier n’a pas pu être chargé.',
  },
})

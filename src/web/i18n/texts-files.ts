import { defineTexts } from './texts.ts'

/** `names` and `name` come in quotation marks: see quoted-names.ts. `most`: megabytes, or files. */
type Reasons = Partial<Record<string, (name: string) => string>>

/** What is said of attached files: picked, on their way, sent, gone. */
export const fileTexts = defineTexts({
  en: {
    attach: 'Attach',
    pending: 'Attached to your next message',
    remove: (name: string) => `Remove ${name}`,
    dropHere: 'Drop your files here',
    dropKinds: 'Images and PDF documents',
    notTaken: 'Not attached',
    dismiss: 'Close this message',
    picking: {
      heic: (names: string) =>
        `${names}: HEIC photos can’t be read here. Save as JPEG, or send a screenshot.`,
      unsupported: (names: string) =>
        `${names}: only PNG, JPEG, WebP and GIF images and PDF documents can be attached.`,
      empty: (names: string) => `${names}: there is nothing in this file.`,
      'image-too-large': (names: string, most: number) => `${names}: an image may have up to ${most} MB.`,
      'pdf-too-large': (names: string, most: number) => `${names}: a PDF may have up to ${most} MB.`,
      'too-many': (names: string, most: number) => `${names}: up to ${most} files go with one message.`,
    },
    logInToAttach: 'Log in to attach files. Your text is kept; files have to be chosen again.',
    uploading: (files: number): string =>
      files === 1 ? 'Uploading your file…' : `Uploading ${files} files…`,
    percent: (percent: number) => `${percent} %`,
    checking: (files: number): string => (files === 1 ? 'Checking your file…' : 'Checking your files…'),
    uploadFailed: 'Failed to upload attachments',
    aFile: 'A file',
    notSent: (names: string) => `Not sent: ${names}.`,
    tryThese: 'Try these again',
    attachments: 'Attachments',
    enlarge: (name: string) => `Enlarge ${name}`,
    close: 'Close',
    open: 'Open',
    inNewTab: '(in a new tab)',
    pages: (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`),
    gone: 'This file is no longer available.',
    notLoaded: 'This file could not be loaded.',
    reasons: {
      file_empty: (name: string) => `${name} is empty.`,
      image_too_large: (name: string) => `${name} is too large.`,
      pdf_too_large: (name: string) => `${name} is too large.`,
      unsupported_type: (name: string) => `${name} is neither an image that can be read here nor a PDF.`,
      image_broken: (name: string) => `${name} is damaged and can’t be opened.`,
      image_too_many_pixels: (name: string) => `${name} is too large: at most 40 megapixels.`,
      pdf_encrypted: (name: string) => `${name} is protected by a password. Please attach it without.`,
      pdf_broken: (name: string) => `${name} is damaged and can’t be opened.`,
      pdf_too_many_pages: (name: string) => `${name} has too many pages.`,
      pdf_too_heavy: (name: string) => `${name} is too complex to be read. A part of it may go.`,
      storage_quota: () => 'Your files take all the room you have. Delete chats that you no longer need.',
      storage_full: () => 'There is no room for files at the moment.',
      storage_unavailable: () => 'Files can’t be kept at the moment.',
      unreachable: () => 'The connection was lost.',
    } as Reasons,
  },
  fr: {
    attach: 'Joindre',
    pending: 'Joint à votre prochain message',
    remove: (name: string) => `Retirer ${name}`,
    dropHere: 'Déposez vos fichiers ici',
    dropKinds: 'Images et documents PDF',
    notTaken: 'Non joint',
    dismiss: 'Fermer ce message',
    picking: {
      heic: (names: string) =>
        `${names}\u00a0: les photos HEIC ne peuvent pas être lues ici. Enregistrez en JPEG, ou envoyez une capture d’écran.`,
      unsupported: (names: string) =>
        `${names}\u00a0: on peut joindre des images PNG, JPEG, WebP et GIF et des documents PDF, rien d’autre.`,
      empty: (names: string) => `${names}\u00a0: ce fichier est vide.`,
      'image-too-large': (names: string, most: number) =>
        `${names}\u00a0: une image peut faire jusqu’à ${most}\u00a0Mo.`,
      'pdf-too-large': (names: string, most: number) =>
        `${names}\u00a0: un PDF peut faire jusqu’à ${most}\u00a0Mo.`,
      'too-many': (names: string, most: number) =>
        `${names}\u00a0: ${most} fichiers au plus accompagnent un message.`,
    },
    logInToAttach:
      'Connectez-vous pour joindre des fichiers. Votre texte est conservé\u00a0; les fichiers seront à choisir de nouveau.',
    uploading: (files: number): string =>
      files === 1 ? 'Envoi de votre fichier…' : `Envoi de ${files} fichiers…`,
    percent: (percent: number) => `${percent}\u00a0%`,
    checking: (files: number): string =>
      files === 1 ? 'Vérification de votre fichier…' : 'Vérification de vos fichiers…',
    uploadFailed: 'Les pièces jointes n’ont pas pu être envoyées',
    aFile: 'Un fichier',
    notSent: (names: string) => `Non envoyé\u00a0: ${names}.`,
    tryThese: 'Joindre de nouveau',
    attachments: 'Pièces jointes',
    enlarge: (name: string) => `Agrandir ${name}`,
    close: 'Fermer',
    open: 'Ouvrir',
    inNewTab: '(dans un nouvel onglet)',
    pages: (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`),
    gone: 'Ce fichier n’est plus disponible.',
    notLoaded: 'Ce fichier n’a pas pu être chargé.',
    reasons: {
      file_empty: (name: string) => `${name} est vide.`,
      image_too_large: (name: string) => `${name} est trop volumineux.`,
      pdf_too_large: (name: string) => `${name} est trop volumineux.`,
      unsupported_type: (name: string) => `${name} n’est ni une image lisible ici, ni un PDF.`,
      image_broken: (name: string) => `${name} est endommagé et ne peut pas être ouvert.`,
      image_too_many_pixels: (name: string) => `${name} est trop grand\u00a0: 40\u00a0mégapixels au plus.`,
      pdf_encrypted: (name: string) =>
        `${name} est protégé par un mot de passe. Joignez-le sans mot de passe.`,
      pdf_broken: (name: string) => `${name} est endommagé et ne peut pas être ouvert.`,
      pdf_too_many_pages: (name: string) => `${name} a trop de pages.`,
      pdf_too_heavy: (name: string) =>
        `${name} est trop complexe pour être lu. Une partie du document peut passer.`,
      storage_quota: () =>
        'Vos fichiers occupent toute la place disponible. Supprimez les conversations devenues inutiles.',
      storage_full: () => 'Il n’y a plus de place pour des fichiers pour le moment.',
      storage_unavailable: () => 'Les fichiers ne peuvent pas être conservés pour le moment.',
      unreachable: () => 'La connexion a été perdue.',
    } as Reasons,
  },
})

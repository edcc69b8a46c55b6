import { defineTexts } from './texts.ts'

/** `names` and `name` come in quotation marks: see quoted-names.ts. */
type Reasons = Partial<Record<string, (name: string) => string>>

/** Which files did not go with a question, and why. */
export const unsentTexts = defineTexts({
  en: {
    aFile: 'A file',
    notSent: (names: string) => `Not sent: ${names}.`,
    tryThese: 'Try these again',
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
    aFile: 'Un fichier',
    notSent: (names: string) => `Non envoyé\u00a0: ${names}.`,
    tryThese: 'Joindre de nouveau',
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

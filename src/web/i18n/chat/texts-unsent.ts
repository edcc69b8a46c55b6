import { defineTexts } from '#web/i18n/texts.ts'

/** `name`: a file name, already in quotation marks (quoted-names.ts), or `aFile`. */
type Reasons = Partial<Record<string, (name: string) => string>>

/** Which files were not sent with a question, and why. */
export const unsentTexts = defineTexts({
  en: {
    aFile: 'A file',
    /** Before the names, or before a reason that begins with the only name. */
    notSent: (_fileCount: number): string => 'Not sent:',
    attachAgain: 'Attach again',
    reasons: {
      file_empty: (name: string) => `${name} is empty.`,
      file_unreadable: (name: string) =>
        `${name} was changed, moved or deleted on your device. Choose it again.`,
      image_too_large: (name: string) => `${name} is too large.`,
      pdf_too_large: (name: string) => `${name} is too large.`,
      unsupported_type: (name: string) => `${name} is neither a supported image nor a PDF.`,
      image_heic: (name: string) =>
        `${name} is actually a HEIC photo. Save it as JPEG, or attach a screenshot of it.`,
      image_broken: (name: string) =>
        `${name} is damaged and cannot be opened. Save or download it again, and attach the new copy.`,
      image_too_many_pixels: (name: string) =>
        `${name} is too large. Images can have up to 40 megapixels, and 12,000 pixels a side. Attach a smaller copy, or several parts of it.`,
      image_too_heavy: (name: string) => `${name} takes too long to read. Try a smaller copy of it.`,
      pdf_encrypted: (name: string) =>
        `${name} is password-protected. Remove the password and attach the file again.`,
      pdf_broken: (name: string) =>
        `${name} is damaged and cannot be opened. Save or download it again, and attach the new copy.`,
      pdf_too_many_pages: (name: string) => `${name} has more than 300 pages. Attach only part of it.`,
      pdf_too_heavy: (name: string) => `${name} is too complex to read. Try attaching only part of it.`,
      storage_quota: () =>
        'You do not have enough storage left. Delete conversations that you no longer need.',
      storage_full: () => 'Files cannot be saved at the moment: our storage is full.',
      storage_unavailable: () => 'Files cannot be saved at the moment.',
      images_busy: () => 'Many images are being read at the moment. Please try again in a minute.',
      documents_busy: () => 'Many documents are being read at the moment. Please try again in a minute.',
      too_many_requests: () => 'You have sent files too often. Please try again in a minute.',
      unreachable: () => 'The connection was lost.',
    } as Reasons,
  },
  fr: {
    aFile: 'Un fichier',
    notSent: (fileCount: number): string =>
      fileCount === 1 ? 'Fichier non envoyé\u00a0:' : 'Fichiers non envoyés\u00a0:',
    attachAgain: 'Joindre de nouveau',
    reasons: {
      file_empty: (name: string) => `${name} est vide.`,
      file_unreadable: (name: string) =>
        `${name} a été modifié, déplacé ou supprimé sur votre appareil. Choisissez-le de nouveau.`,
      image_too_large: (name: string) => `${name} est trop volumineux.`,
      pdf_too_large: (name: string) => `${name} est trop volumineux.`,
      unsupported_type: (name: string) => `${name} n’est ni une image acceptée, ni un PDF.`,
      image_heic: (name: string) =>
        `${name} est en réalité une photo HEIC. Enregistrez-la au format JPEG ou joignez-en une capture d’écran.`,
      image_broken: (name: string) =>
        `${name} est endommagé et ne peut pas être ouvert. Enregistrez-le ou téléchargez-le de nouveau, puis joignez cette copie.`,
      image_too_many_pixels: (name: string) =>
        `${name} est trop grand. Une image ne doit dépasser ni 40\u00a0mégapixels, ni 12\u202f000\u00a0pixels de côté. Joignez-en une copie plus petite, ou l’image en plusieurs parties.`,
      image_too_heavy: (name: string) =>
        `${name} est trop complexe pour être lu. Essayez avec une copie plus petite.`,
      pdf_encrypted: (name: string) =>
        `${name} est protégé par un mot de passe. Retirez cette protection, puis joignez de nouveau le fichier.`,
      pdf_broken: (name: string) =>
        `${name} est endommagé et ne peut pas être ouvert. Enregistrez-le ou téléchargez-le de nouveau, puis joignez cette copie.`,
      pdf_too_many_pages: (name: string) =>
        `${name} comporte plus de 300\u00a0pages. Joignez-en seulement une partie.`,
      pdf_too_heavy: (name: string) =>
        `${name} est trop complexe pour être lu. Essayez d’en joindre seulement une partie.`,
      storage_quota: () =>
        'Il ne vous reste pas assez d’espace de stockage. Supprimez les conversations dont vous n’avez plus besoin.',
      storage_full: () =>
        'Notre espace de stockage est plein\u00a0: aucun fichier ne peut être enregistré pour le moment.',
      storage_unavailable: () => 'Les fichiers ne peuvent pas être enregistrés pour le moment.',
      images_busy: () => 'Beaucoup d’images sont en cours de lecture. Veuillez réessayer dans une minute.',
      documents_busy: () =>
        'Beaucoup de documents sont en cours de lecture. Veuillez réessayer dans une minute.',
      too_many_requests: () =>
        'Vous avez envoyé des fichiers trop souvent. Veuillez réessayer dans une minute.',
      unreachable: () => 'La connexion a été perdue.',
    } as Reasons,
  },
})

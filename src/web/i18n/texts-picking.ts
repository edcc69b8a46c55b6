import { defineTexts } from './texts.ts'

/** Why files could not be taken. `names` come in quotation marks: see quoted-names.ts. `most`: megabytes, or files. */
export const pickingTexts = defineTexts({
  en: {
    heic: (names: string) => `${names}: HEIC photos can’t be read here. Save as JPEG, or send a screenshot.`,
    unsupported: (names: string) =>
      `${names}: only PNG, JPEG, WebP and GIF images and PDF documents can be attached.`,
    empty: (names: string) => `${names}: there is nothing in this file.`,
    'image-too-large': (names: string, most: number) => `${names}: an image may have up to ${most} MB.`,
    'pdf-too-large': (names: string, most: number) => `${names}: a PDF may have up to ${most} MB.`,
    'too-many': (names: string, most: number) => `${names}: up to ${most} files go with one message.`,
  },
  fr: {
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
})

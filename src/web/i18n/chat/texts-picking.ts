import { defineTexts } from '#web/i18n/texts.ts'

/** Why files could not be attached. `names` are already quoted (quoted-names.ts). `max`: megabytes, or a file count. */
export const pickingTexts = defineTexts({
  en: {
    heic: (names: string) =>
      `${names}: HEIC photos are not supported. Save the photo as JPEG, or attach a screenshot.`,
    unsupported: (names: string) =>
      `${names}: this type of file is not supported. Attach a PNG, JPEG, WebP or GIF image, or a PDF.`,
    empty: (names: string) => `${names}: empty files cannot be attached.`,
    'image-too-large': (names: string, max: number) => `${names}: images can be up to ${max} MB.`,
    'pdf-too-large': (names: string, max: number) => `${names}: PDFs can be up to ${max} MB.`,
    'too-many': (names: string, max: number) => `${names}: you can attach up to ${max} files to a message.`,
  },
  fr: {
    heic: (names: string) =>
      `${names}\u00a0: les photos HEIC ne sont pas acceptées. Enregistrez la photo au format JPEG ou joignez une capture d’écran.`,
    unsupported: (names: string) =>
      `${names}\u00a0: ce type de fichier n’est pas accepté. Joignez une image PNG, JPEG, WebP ou GIF, ou un document PDF.`,
    empty: (names: string) => `${names}\u00a0: un fichier vide ne peut pas être joint.`,
    'image-too-large': (names: string, max: number) =>
      `${names}\u00a0: une image ne doit pas dépasser ${max}\u00a0Mo.`,
    'pdf-too-large': (names: string, max: number) =>
      `${names}\u00a0: un PDF ne doit pas dépasser ${max}\u00a0Mo.`,
    'too-many': (names: string, max: number) =>
      `${names}\u00a0: un message peut contenir ${max} fichiers au maximum.`,
  },
})

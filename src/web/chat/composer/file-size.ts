import type { Language } from '#shared/language.ts'

const units = { en: ['B', 'KB', 'MB'], fr: ['o', 'Ko', 'Mo'] } as const

/** A file size as devices show it: "850 KB", "3.2 MB". */
export function fileSize(bytes: number, language: Language): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2
  const size = bytes / 1024 ** step
  const digits = step === 2 && size < 10 ? 1 : 0
  return `${size.toLocaleString(language, { maximumFractionDigits: digits })}\u00a0${units[language][step]}`
}

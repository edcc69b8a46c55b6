import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'

/** What the console calls an account: its address or, without one, the beginning of its id. */
export function useUserName(): (user: { id: string; email: string }) => string {
  const texts = useTexts(adminTexts)
  return ({ id, email }) => email || texts.noAddress(id.slice(0, 8))
}

import type { Language } from './language.ts'

/**
 * What the auth provider says, in French. In English its own sentence is shown as it is; here too, where the
 * code is not known.
 */
export const providerMessages: Record<string, string> = {
  invalid_credentials: 'Adresse e-mail ou mot de passe incorrect.',
  email_not_confirmed:
    'Votre adresse e-mail n’est pas encore confirmée. Ouvrez le lien que nous vous avons envoyé.',
  user_banned: 'Ce compte est suspendu. Veuillez contacter le cabinet.',
  weak_password: 'Ce mot de passe est trop facile à deviner ou trop court. Choisissez-en un plus long.',
  same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
  validation_failed: 'L’adresse e-mail ou le mot de passe n’a pas la forme attendue.',
  email_address_invalid: 'Cette adresse e-mail n’est pas valable.',
  signup_disabled: 'Les inscriptions sont fermées pour le moment.',
  over_request_rate_limit: 'Trop de tentatives. Veuillez patienter un instant, puis réessayer.',
  over_email_send_rate_limit:
    'Un message vient déjà d’être envoyé. Veuillez patienter une minute avant d’en demander un autre.',
  otp_expired: 'Ce lien a expiré ou a déjà servi.',
  reauthentication_needed: 'Veuillez saisir votre mot de passe actuel pour effectuer cette modification.',
  reauthentication_not_valid: 'Ce code a expiré ou n’est pas valable.',
  current_password_required: 'Veuillez saisir votre mot de passe actuel pour effectuer cette modification.',
  current_password_invalid: 'Le mot de passe actuel est incorrect.',
}

export function providerMessage(language: Language, code: string | undefined, message: string): string {
  return (language === 'fr' && code !== undefined && providerMessages[code]) || message
}

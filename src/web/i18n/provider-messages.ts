/** The auth provider's messages in French, by error code. Unknown messages stay as the provider wrote them. */
export const providerMessages: Record<string, string> = {
  invalid_credentials: 'Adresse e-mail ou mot de passe incorrect.',
  email_not_confirmed:
    'Votre adresse e-mail n’est pas encore confirmée. Ouvrez le lien que nous vous avons envoyé.',
  user_banned: 'Ce compte est suspendu. Veuillez contacter le cabinet.',
  same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
  validation_failed: 'L’adresse e-mail ou le mot de passe n’a pas le format attendu.',
  email_address_invalid: 'Cette adresse e-mail n’est pas valide.',
  signup_disabled: 'Les inscriptions sont fermées pour le moment.',
  over_request_rate_limit: 'Trop de tentatives. Veuillez patienter un instant, puis réessayer.',
  over_email_send_rate_limit:
    'Un message vient d’être envoyé. Veuillez patienter une minute avant d’en demander un autre.',
  otp_expired: 'Ce lien a expiré ou a déjà servi.',
  reauthentication_needed: 'Veuillez saisir votre mot de passe actuel pour effectuer cette modification.',
  reauthentication_not_valid: 'Ce code a expiré ou n’est pas valide.',
  current_password_required: 'Veuillez saisir votre mot de passe actuel pour effectuer cette modification.',
  current_password_invalid: 'Le mot de passe actuel est incorrect.',
}

/** Messages that say more than their code: a number, or which of several rules was broken. */
export const providerSentences: readonly [RegExp, string][] = [
  [
    /^Password should be at least (\d+) characters/,
    'Le mot de passe doit compter au moins $1\u00a0caractères.',
  ],
  [
    /^Password cannot be longer than (\d+) characters/,
    'Le mot de passe ne peut pas dépasser $1\u00a0caractères. Une lettre accentuée compte pour deux.',
  ],
  [
    /^Password is known to be weak and easy to guess/,
    'Ce mot de passe est connu et facile à deviner. Veuillez en choisir un autre.',
  ],
  [
    /^This generated password was not replaced in time/,
    'Ce mot de passe généré n’a pas été remplacé à temps et ne fonctionne plus. Veuillez en demander un nouveau à l’administrateur du serveur.',
  ],
  [
    /^For security purposes, you can only request this after (\d+) seconds/,
    'Par sécurité, vous pourrez renouveler cette demande dans $1\u00a0secondes.',
  ],
]

export function toFrench(code: string | undefined, message: string): string {
  for (const [sentence, french] of providerSentences) {
    const found = sentence.exec(message)
    if (found) return found[0].replace(sentence, french)
  }
  return (code !== undefined && providerMessages[code]) || message
}

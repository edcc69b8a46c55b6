const sessionEnded = 'Votre session est terminée. Veuillez vous reconnecter.'
const noResponse = 'Le service ne répond pas pour le moment. Veuillez réessayer dans une minute.'

/**
 * The auth provider's messages in French, by the code of an error that a form can get. Unknown messages stay as the
 * provider wrote them.
 */
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
  over_email_send_rate_limit: 'Trop d’e-mails ont été envoyés. Veuillez réessayer plus tard.',
  otp_expired: 'Ce lien a expiré ou a déjà servi.',
  reauthentication_needed: 'Veuillez saisir votre mot de passe actuel pour effectuer cette modification.',
  reauthentication_not_valid: 'Ce code a expiré ou n’est pas valide.',
  current_password_required: 'Veuillez saisir votre mot de passe actuel pour effectuer cette modification.',
  current_password_invalid: 'Le mot de passe actuel est incorrect.',
  weak_password: 'Ce mot de passe n’est pas assez sûr. Veuillez en choisir un autre.',
  email_address_not_authorized:
    'Cette adresse e-mail ne peut pas être utilisée ici. Veuillez contacter le cabinet.',
  email_provider_disabled:
    'La connexion avec une adresse e-mail est désactivée. Veuillez contacter le cabinet.',
  captcha_failed: 'La vérification anti-robot a échoué. Veuillez contacter le cabinet.',
  user_sso_managed: 'Le mot de passe de ce compte est géré par votre organisation.',
  user_not_found: 'Ce compte n’existe plus.',
  session_not_found: sessionEnded,
  session_expired: sessionEnded,
  refresh_token_not_found: sessionEnded,
  refresh_token_already_used: sessionEnded,
  bad_jwt: sessionEnded,
  no_authorization: sessionEnded,
  hook_timeout: noResponse,
  hook_timeout_after_retry: noResponse,
}

/** Messages that say more than their code: a number, or which of several rules was broken. */
export const providerSentences: readonly [RegExp, string][] = [
  [
    /Password should be at least (\d+) characters/,
    'Le mot de passe doit compter au moins $1\u00a0caractères.',
  ],
  [
    /Password cannot be longer than (\d+) characters/,
    'Le mot de passe ne peut pas dépasser $1\u00a0caractères. Une lettre accentuée compte pour deux.',
  ],
  [
    /Password should contain at least one character of each: (.+?)\.(?= Password |$)/,
    'Le mot de passe doit contenir au moins un caractère de chacune de ces listes\u00a0: $1.',
  ],
  [
    /Password is known to be weak and easy to guess/,
    'Ce mot de passe est connu et facile à deviner. Veuillez en choisir un autre.',
  ],
  [
    /This generated password was not replaced in time/,
    'Ce mot de passe généré n’a pas été remplacé à temps et ne fonctionne plus. Veuillez en demander un nouveau à l’administrateur du serveur.',
  ],
  [
    /For security purposes, you can only request this after 1 second/,
    'Par mesure de sécurité, vous pourrez renouveler cette demande dans une seconde.',
  ],
  [
    /For security purposes, you can only request this after (?!1 )(\d+) seconds/,
    'Par mesure de sécurité, vous pourrez renouveler cette demande dans $1\u00a0secondes.',
  ],
  // From the client itself, without a code.
  [/Auth session missing/, sessionEnded],
]

export function toFrench(code: string | undefined, message: string): string {
  // A hosted provider names all rules that a password breaks.
  const sentences = providerSentences.flatMap(([sentence, french]) => {
    const found = sentence.exec(message)
    return found ? [french.replace('$1', () => found[1] ?? '')] : []
  })
  return sentences.join(' ') || (code !== undefined && providerMessages[code]) || message
}

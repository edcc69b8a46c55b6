import { expect, it } from 'vitest'
import { toFrench } from './auth-provider-messages.ts'

it.each([
  [
    'weak_password',
    'Password should be at least 8 characters.',
    'Le mot de passe doit compter au moins 8\u00a0caractères.',
  ],
  [
    'validation_failed',
    'Password cannot be longer than 72 characters',
    'Le mot de passe ne peut pas dépasser 72\u00a0caractères. Une lettre accentuée compte pour deux.',
  ],
  [
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 38 seconds.',
    'Par mesure de sécurité, vous pourrez renouveler cette demande dans 38\u00a0secondes.',
  ],
  [
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 1 second.',
    'Par mesure de sécurité, vous pourrez renouveler cette demande dans une seconde.',
  ],
  // As a hosted provider writes it.
  [
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 1 seconds.',
    'Par mesure de sécurité, vous pourrez renouveler cette demande dans une seconde.',
  ],
  ['invalid_credentials', 'Invalid login credentials', 'Adresse e-mail ou mot de passe incorrect.'],
  [
    'invalid_credentials',
    'This generated password was not replaced in time and no longer works. Ask the administrator of the server for a new one.',
    'Ce mot de passe généré n’a pas été remplacé à temps et ne fonctionne plus. Veuillez en demander un nouveau à l’administrateur du serveur.',
  ],
  // A hosted provider names each rule that the password breaks.
  [
    'weak_password',
    'Password should be at least 10 characters. Password should contain at least one character of each: abc, 0123, !.?. Password is known to be weak and easy to guess, please choose a different one.',
    'Le mot de passe doit compter au moins 10\u00a0caractères. Le mot de passe doit contenir au moins un caractère de chacune de ces listes\u00a0: abc, 0123, !.?. Ce mot de passe est connu et facile à deviner. Veuillez en choisir un autre.',
  ],
  [
    'weak_password',
    'A rule of the future.',
    'Ce mot de passe n’est pas assez sûr. Veuillez en choisir un autre.',
  ],
  // The limit on all emails in an hour.
  [
    'over_email_send_rate_limit',
    'email rate limit exceeded',
    'Trop d’e-mails ont été envoyés. Veuillez réessayer plus tard.',
  ],
  // From the client itself, without a code.
  [undefined, 'Auth session missing!', 'Votre session est terminée. Veuillez vous reconnecter.'],
  [undefined, 'Something new.', 'Something new.'],
])(
  'a provider’s message is translated with its numbers, or else left as it is (A-5): %s %s',
  (code, message, french) => {
    expect(toFrench(code, message)).toBe(french)
  },
)

it.each([
  'bad_jwt',
  'captcha_failed',
  'email_address_not_authorized',
  'email_provider_disabled',
  'hook_timeout',
  'hook_timeout_after_retry',
  'no_authorization',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
  'user_not_found',
  'user_sso_managed',
])('an error that a form can get from a hosted provider has a French text (A-5): %s', code => {
  expect(toFrench(code, 'In English.')).not.toBe('In English.')
})

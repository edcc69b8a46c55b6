import { expect, it } from 'vitest'
import { toFrench } from './provider-messages.ts'

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
    'Par sécurité, vous pourrez renouveler cette demande dans 38\u00a0secondes.',
  ],
  ['invalid_credentials', 'Invalid login credentials', 'Adresse e-mail ou mot de passe incorrect.'],
  [
    'invalid_credentials',
    'This generated password was not replaced in time and no longer works. Ask the administrator of the server for a new one.',
    'Ce mot de passe généré n’a pas été remplacé à temps et ne fonctionne plus. Veuillez en demander un nouveau à l’administrateur du serveur.',
  ],
  // A rule that only hosted providers enforce, and a message without a code.
  [
    'weak_password',
    'Password should contain at least one character of each: abc, 0123.',
    'Password should contain at least one character of each: abc, 0123.',
  ],
  [undefined, 'Something new.', 'Something new.'],
])(
  'a provider’s message is translated with its numbers, or else left as it is (A-5): %s %s',
  (code, message, french) => {
    expect(toFrench(code, message)).toBe(french)
  },
)

import { expect, it } from 'vitest'
import { isCourtesy } from './courtesy.ts'

it.each([
  'Bonjour',
  'Merci beaucoup !',
  'ok thanks',
  'Hello, good morning',
  'Thank you so much 🙏',
  'Bonjour Maître,',
  'Merci pour votre aide !',
  'merci encore pour ces informations très claires',
  'Merci d’avance',
  'Un grand merci pour votre réponse, bonne fin de journée',
  'Je vous remercie beaucoup.',
  'C’est noté, merci ❤️',
  'Bonjour, comment allez-vous\u202f?',
  'Bonsoir à tous 👋🏽',
  'Thank you very much for your help.',
  'Thanks again, have a nice day :)',
  'tres bien, merci, a bientot',
])('a message that only greets or thanks needs no sheet: %s', message =>
  expect(isCourtesy(message)).toBe(true),
)

it.each([
  'Bonjour, mon propriétaire garde ma caution',
  'merci de me dire si',
  'Merci pour votre aide avec mon bail',
  'merci pour votre aide, et pour le préavis',
  'thank you for your answer but my landlord',
  'comment allez-vous m’aider ?',
  'Bonne foi',
  'oui',
  'non',
  'hi my boss fired me',
  '',
  'd’accord ?',
])('any other message may need a sheet: %j', message => expect(isCourtesy(message)).toBe(false))

import { expect, it } from 'vitest'
import { isCourtesy } from './courtesy.ts'

it.each([
  'Bonjour',
  'Merci beaucoup !',
  'ok thanks',
  'Hello, good morning',
  'Thank you so much 🙏',
  'Bonjour Maître,',
])('a message that only greets or thanks needs no sheet: %s', message =>
  expect(isCourtesy(message)).toBe(true),
)

it.each([
  'Bonjour, mon propriétaire garde ma caution',
  'merci de me dire si',
  'hi my boss fired me',
  '',
  'd’accord ?',
])('any other message may need a sheet: %j', message => expect(isCourtesy(message)).toBe(false))

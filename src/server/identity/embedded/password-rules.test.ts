import { describe, expect, it } from 'vitest'
import { checkPasswordLength, refuseGuessable } from './password-rules.ts'

describe('password rules', () => {
  it('count characters for the minimum and bytes for the maximum', () => {
    expect(() => checkPasswordLength('1234567', 8)).toThrow('Password should be at least 8 characters.')
    expect(() => checkPasswordLength('12345678', 8)).not.toThrow()
    expect(() => checkPasswordLength('éééééééé', 8)).not.toThrow()
    expect(() => checkPasswordLength('🦉🦉🦉🦉', 8)).toThrow('at least 8')
    expect(() => checkPasswordLength('é'.repeat(36), 8)).not.toThrow()
    expect(() => checkPasswordLength('é'.repeat(37), 8)).toThrow('longer than 72')
  })

  it.each([
    'password123',
    'PASSWORD',
    'azertyuiop',
    'aaaaaaaaaa',
    '23456789',
    'Parvis2026',
    'avocat123!',
    'marie.dupont',
    'marie.dupont@example.fr',
  ])('refuse %s', password => {
    expect(() => refuseGuessable(password, 'marie.dupont@example.fr')).toThrow('easy to guess')
  })

  it.each([
    'correct horse battery',
    'Tr0mbone-vert',
    'marie.dupont aime le thé',
    'passwordless login is nice',
  ])('take %s', password => {
    expect(() => refuseGuessable(password, 'marie.dupont@example.fr')).not.toThrow()
  })
})

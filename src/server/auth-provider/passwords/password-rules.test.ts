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

  const context = { email: 'marie.dupont@example.fr', firmName: 'Cabinet Lefèvre & Associés' }

  it.each([
    'password123',
    'PASSWORD',
    'azertyuiop',
    'aaaaaaaaaa',
    '23456789',
    'qwerty12',
    'iloveyou!',
    'trustno1!',
    '!Soleil2026!',
    'bienvenue1',
    'avocat123!',
    '12/PARVIS/2026',
    '4Parvis98765432100',
    'marie.dupont',
    'marie.dupont@example.fr',
    '1984-Dupont-Marie',
    'Example2026',
    'cabinetlefevre1',
    '2026Lefèvre!',
    'dupont@parvis',
  ])('refuse %s', async password => {
    await expect(refuseGuessable(password, context)).rejects.toThrow('easy to guess')
  })

  it('refuse the 3,000 most common passwords of 8 characters or more, even in capitals or followed by a symbol (A-21)', async () => {
    const { default: common } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
      with: { type: 'json' },
    })
    const long = common.filter(password => password.length >= 8).slice(0, 3_000)
    expect(long).toHaveLength(3_000)
    const outcomes = new Set<string>()
    for (const password of long) {
      for (const chosen of [password, password.toUpperCase(), `${password}!`]) {
        outcomes.add(
          await refuseGuessable(chosen, context).then(
            () => `accepted: ${chosen}`,
            (error: Error) => error.message,
          ),
        )
      }
    }
    expect([...outcomes]).toEqual([expect.stringContaining('easy to guess')])
  })

  it.each(['j.dupont1', 'JDupont2026'])('refuse %s for j.dupont@example.fr', async password => {
    const own = { ...context, email: 'j.dupont@example.fr' }
    await expect(refuseGuessable(password, own)).rejects.toThrow('easy to guess')
  })

  it.each([
    'correct horse battery',
    'Tr0mbone-vert',
    'marie.dupont aime le thé',
    'passwordless login is nice',
    'Dupont achète 3 parapluies',
    '7Kd#9!2$vQ',
    'soleil#84720193',
  ])('accept %s', async password => {
    await expect(refuseGuessable(password, context)).resolves.toBeUndefined()
  })
})

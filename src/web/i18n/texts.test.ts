import { describe, expect, it } from 'vitest'
import { providerMessages } from './provider-messages.ts'
import type { Texts } from './texts.ts'
import { authTexts } from './texts-auth.ts'

const modules = import.meta.glob<Record<string, Texts<object>>>('./texts-*.ts', { eager: true })
const features = Object.values(modules).flatMap(each => Object.values(each))

/** Every sentence of one language, functions called with a word of ours. */
function sentences(texts: object): string[] {
  return Object.values(texts).flatMap(value => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'function') return [String(value('Mot', 'Mot'))]
    return sentences(value)
  })
}

const french = [...features.flatMap(texts => sentences(texts.fr)), ...Object.values(providerMessages)]

describe('the French texts', () => {
  it('have a space that does not break before double signs and within quotes', () => {
    expect(
      french.filter(text => /(?<![\u202f\u00a0])[?!;»]|[^\u00a0\u202f\d]:(?!\/\/)|«(?!\u00a0)/u.test(text)),
    ).toEqual([])
  })

  it('have the typographic apostrophe and the one sign for three dots', () => {
    expect(french.filter(text => /\w'\w|\.\.\./.test(text))).toEqual([])
  })

  it('say vous', () => {
    expect(french.filter(text => /(?<!\p{L})(tu|ton|ta|tes|toi)(?!\p{L})/iu.test(text))).toEqual([])
  })
})

describe('the English texts of the sign-in pages', () => {
  it('are the specified ones to the letter', () => {
    const { en } = authTexts
    expect(en.welcomeBack).toBe('Welcome back')
    expect(en.createAccount).toBe('Create an account')
    expect(en.continue).toBe('Continue')
    expect(en.noAccount).toBe("Don't have an account? Sign up")
    expect(en.haveAccount).toBe('Already have an account? Log in')
    expect(en.passwordsDiffer).toBe('Passwords do not match')
    expect(en.alreadyRegistered).toBe('This email is already registered. Please log in instead.')
    expect(en.accountCreated).toBe('Account created. You can log in now.')
    expect([en.termsOfUse, en.privacyPolicy]).toEqual(['Terms of Use', 'Privacy Policy'])
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig, variables } from './config.ts'
import { StartError } from './errors.ts'

describe('the configuration', () => {
  it('works with nothing set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      database: { url: undefined },
      model: { apiKey: undefined, baseUrl: undefined, api: 'responses' },
      auth: { minPassword: 8, anonymous: false, adminApi: false, limits: true },
      supabase: undefined,
      mail: undefined,
    })
  })

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SUPABASE_URL: '' })).toEqual(readConfig({}))
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PUBLIC_URL', 'parvis.example.fr'],
    ['DATABASE_URL', 'mysql://x'],
    ['OPENAI_BASE_URL', 'localhost:11434'],
    ['MODEL_API', 'completions'],
    ['MODEL_MAP', 'gpt-4o'],
    ['MODEL_MAP', 'gpt-9:x'],
    ['MODEL_MAP', 'gpt-4o:'],
    ['AUTH_MIN_PASSWORD', '100'],
    ['AUTH_LIMITS', 'yes'],
    ['ADMIN_EMAIL', 'nobody'],
    ['SMTP_URL', 'mail.example.fr'],
    ['LOG_LEVEL', 'loud'],
    ['SEARCH_DOMAINS', 'https://service-public.fr'],
    ['S3_ENDPOINT', 'storage.example.fr'],
  ])('stops the start with one sentence that names %s for %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(StartError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+\\.$`))
  })

  it('wants what belongs together together', () => {
    expect(() => readConfig({ SUPABASE_URL: 'https://x.supabase.co' })).toThrow(
      /^SUPABASE_ANON_KEY must be set/,
    )
    expect(() => readConfig({ ADMIN_PASSWORD: 'secret' })).toThrow(/^ADMIN_EMAIL must be set/)
    const mail = { SMTP_URL: 'smtp://mail.example.fr' }
    expect(() => readConfig({ ...mail, HOST: '0.0.0.0' })).toThrow(/^PUBLIC_URL must be set/)
    for (const more of [{}, { HOST: '::1' }, { HOST: '0.0.0.0', PUBLIC_URL: 'https://parvis.example' }]) {
      expect(readConfig({ ...mail, ...more }).mail).toBeDefined()
    }
  })

  /** They speak to the tests, not to the server. */
  const forTests = ['CHROMIUM_PATH', 'CI', 'TEST_DATABASE_URL']

  it.each([
    ['docs/configuration.md', /^\| ([A-Z0-9_]+) \|/gm],
    ['.env.example', /^#? ?([A-Z0-9_]+)=/gm],
  ])('is written down in %s, each variable and no other', (file, pattern) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    const named = [...text.matchAll(pattern)].map(match => match[1] ?? '')
    expect(named.filter(name => !forTests.includes(name)).toSorted()).toEqual(variables.toSorted())
  })

  it('maps choices to ids that hold colons and slashes', () => {
    const { map } = readConfig({ MODEL_MAP: 'gpt-4o:org/llama:70b, o3:gpt-5.6-sol' }).model
    expect([...map]).toEqual([
      ['gpt-4o', 'org/llama:70b'],
      ['o3', 'gpt-5.6-sol'],
    ])
  })
})

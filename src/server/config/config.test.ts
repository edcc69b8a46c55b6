import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { StartError } from '#server/errors.ts'
import { readConfig, variables } from './config.ts'

describe('the configuration', () => {
  it('works with nothing set (O-3, P-6)', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      database: { url: undefined },
      model: { apiKey: undefined, baseUrl: undefined, api: 'responses' },
      auth: { minPasswordLength: 8, anonymous: false, adminApi: false, limits: true },
      supabase: undefined,
      mail: undefined,
    })
  })

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SUPABASE_URL: '' })).toEqual(readConfig({}))
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PUBLIC_URL', 'parvis.example.fr'],
    ['DATABASE_URL', 'mysql://x'],
    ['OPENAI_API_KEY', '…'],
    ['OPENAI_API_KEY', 'two words'],
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
    ['BUDGETS', 'yes'],
    ['BUDGET_QUESTIONS_PER_DAY', '0'],
    ['BUDGET_ALL_TOKENS_PER_MONTH', 'none'],
    ['BUDGET_TIME_ZONE', 'Paris'],
    ['BUDGET_TIME_ZONE', '+02:00'],
    ['MODEL_PRICES', 'gpt-4o:2.50'],
    ['MODEL_PRICES', 'gpt-9:1/2'],
    ['MODEL_PRICES_CURRENCY', 'euro'],
  ])('stops the start with one sentence that names %s for %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(StartError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+\\.$`))
  })

  it('applies each budget unless it or BUDGETS is off, and reads prices (Q-1, Q-2)', () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1' }
    expect(readConfig(mail).costs).toMatchObject({
      timeZone: 'Europe/Paris',
      budgets: { questions: 50, unconfirmedQuestions: 10, allTokensPerMonth: 50_000_000 },
    })
    // Without a mail server no user can confirm an address.
    expect(readConfig({}).costs.budgets?.unconfirmedQuestions).toBeUndefined()
    const some = readConfig({
      ...mail,
      BUDGET_QUESTIONS_PER_DAY: ' off',
      BUDGET_UNCONFIRMED_QUESTIONS_PER_DAY: '3',
    })
    expect(some.costs.budgets).toMatchObject({
      questions: undefined,
      unconfirmedQuestions: 3,
      tokens: 300_000,
    })
    expect(readConfig({ BUDGETS: 'off' }).costs.budgets).toBeUndefined()
    expect([...readConfig({ MODEL_PRICES: 'gpt-4o: 2.50/10, o3:2/8' }).costs.prices]).toEqual([
      ['gpt-4o', { input: 2.5, output: 10 }],
      ['o3', { input: 2, output: 8 }],
    ])
  })

  it.each([
    ['PORT', 'http', 'must be a whole number from 0 to 65535'],
    ['PORT', '30.5', 'must be a whole number from 0 to 65535'],
    ['HISTORY_TOKENS', '16k', 'must be a whole number from 500 to 1000000'],
    ['LIMIT_STORAGE_MB', '0x10', 'must be a whole number from 1 to 1000000'],
    ['PUBLIC_URL', 'https://example.fr/parvis', 'without path, query or credentials'],
    ['PUBLIC_URL', 'https://example.fr/?x=1', 'without path, query or credentials'],
    ['PUBLIC_URL', 'https://example.fr?', 'without path, query or credentials'],
    ['PUBLIC_URL', 'https://example.fr/#top', 'without path, query or credentials'],
    ['PUBLIC_URL', 'https://example.fr#top', 'without path, query or credentials'],
    ['PUBLIC_URL', 'https://marie:secret@example.fr', 'without path, query or credentials'],
    ['DATABASE_URL', 'postgres://parvis:secret#1@db.example.fr/parvis', 'percent-encode the characters'],
    ['SMTP_URL', 'smtp://parvis:secret/1@mail.example.fr', 'percent-encode the characters'],
    ['REDIS_URL', 'redis://:secret%@redis.example.fr', 'percent-encode the characters'],
    ['OPENAI_BASE_URL', 'https://marie:secret@example.fr/v1', 'without credentials'],
    ['MODEL_MAP', 'gpt-9:x', 'one of the models gpt-4o, gpt-5, o3'],
    ['MODEL_MAP', 'gpt-4o:a,o3:b, gpt-4o:a', 'names gpt-4o more than once'],
    ['MAIL_FROM', 'the firm', 'must be an email address, alone or as Name <address>'],
    ['MAIL_FROM', 'Firm <accueil>', 'must be an email address, alone or as Name <address>'],
    ['MAIL_FROM', 'a@example.fr, b@example.fr', 'must be an email address, alone or as Name <address>'],
  ])('says what %s must be if it is %j', (name, value, expected) => {
    expect(() => readConfig({ [name]: value })).toThrow(expected)
    // The value can contain a password.
    expect(() => readConfig({ [name]: value })).not.toThrow('secret')
  })

  it('accepts a final slash and upper case in PUBLIC_URL, a name in MAIL_FROM, and spaces around a value', () => {
    expect(readConfig({ PUBLIC_URL: 'HTTPS://Parvis.Example.fr' }).publicUrl).toBe(
      'https://parvis.example.fr',
    )
    for (const url of ['https://parvis.example.fr', 'https://parvis.example.fr/', 'http://10.0.0.1:3000']) {
      expect(readConfig({ PUBLIC_URL: ` ${url} ` }).publicUrl).toBe(url.replace(/\/$/, ''))
    }
    for (const MAIL_FROM of [
      'no-reply@example.fr',
      'Lormel & Associés <no-reply@example.fr>',
      'parvis@mailhost',
    ]) {
      expect(readConfig({ SMTP_URL: 'smtp://mail.example.fr', MAIL_FROM }).mail?.from).toBe(MAIL_FROM)
    }
    expect(readConfig({ PORT: ' 3001 ' }).port).toBe(3001)
  })

  it('accepts a final slash and upper case in SUPABASE_URL, and keeps the case of its path', () => {
    for (const [SUPABASE_URL, url] of [
      ['HTTPS://X.Supabase.co/', 'https://x.supabase.co'],
      ['http://10.0.0.1:8000/Auth', 'http://10.0.0.1:8000/Auth'],
    ]) {
      expect(readConfig({ SUPABASE_URL, SUPABASE_ANON_KEY: 'x' }).supabase?.url).toBe(url)
    }
  })

  it('accepts addresses, networks and “loopback” in TRUST_PROXY, and names any other entry', () => {
    const proxies = ['10.0.0.0/8', '203.0.113.9', '2001:db8::/32', '::1', 'loopback']
    expect(readConfig({ TRUST_PROXY: ` ${proxies.join(' , ')}` }).trustedProxies).toEqual(proxies)
    for (const entry of ['nginx', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '1', '::1/129', '']) {
      expect(() => readConfig({ TRUST_PROXY: `loopback,${entry}` })).toThrow(
        new RegExp(`^TRUST_PROXY must be addresses, .* \\(not "${entry}"\\)\\.$`),
      )
    }
  })

  it('names the variable that must be set together with another one', () => {
    expect(() => readConfig({ SUPABASE_URL: 'https://x.supabase.co' })).toThrow(
      /^SUPABASE_ANON_KEY must be set/,
    )
    for (const name of ['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_JWT_SECRET']) {
      expect(() => readConfig({ [name]: 'x' })).toThrow(/^SUPABASE_URL must be set/)
    }
    expect(() => readConfig({ ADMIN_PASSWORD: 'secret' })).toThrow(/^ADMIN_EMAIL must be set/)
    const mail = { SMTP_URL: 'smtp://mail.example.fr' }
    expect(() => readConfig({ ...mail, HOST: '0.0.0.0' })).toThrow(
      /^PUBLIC_URL must be set if SMTP_URL is set and HOST is open to the network \(0\.0\.0\.0\)/,
    )
    for (const more of [{}, { HOST: '::1' }, { HOST: '0.0.0.0', PUBLIC_URL: 'https://parvis.example' }]) {
      expect(readConfig({ ...mail, ...more }).mail).toBeDefined()
    }
  })

  /** Read by the tests and scripts, not by the server. */
  const forTests = ['CHROMIUM_PATH', 'CI', 'TEST_DATABASE_URL']

  it.each([
    ['docs/configuration.md', /^\| ([A-Z0-9_]+) \|/gm],
    ['.env.example', /^#? ?([A-Z0-9_]+)=/gm],
  ])('is documented in %s: each variable and no other', (file, pattern) => {
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
    const named = [...text.matchAll(pattern)].map(match => match[1] ?? '')
    expect(named.filter(name => !forTests.includes(name)).toSorted()).toEqual(variables.toSorted())
  })

  it('requires AUDIT_RETENTION_DAYS to be at least 180 and more than RETENTION_DAYS (RT-9)', () => {
    expect(readConfig({}).auditRetentionDays).toBeUndefined()
    expect(readConfig({ AUDIT_RETENTION_DAYS: '180' }).auditRetentionDays).toBe(180)
    expect(readConfig({ AUDIT_RETENTION_DAYS: '366', RETENTION_DAYS: '365' }).auditRetentionDays).toBe(366)
    expect(() => readConfig({ AUDIT_RETENTION_DAYS: '179' })).toThrow(
      'AUDIT_RETENTION_DAYS must be a whole number from 180 to 36500.',
    )
    for (const chats of ['365', '400']) {
      expect(() => readConfig({ AUDIT_RETENTION_DAYS: '365', RETENTION_DAYS: chats })).toThrow(
        `AUDIT_RETENTION_DAYS must be greater than RETENTION_DAYS (${chats}).`,
      )
    }
  })

  it('maps model choices to ids that contain colons and slashes', () => {
    const { map } = readConfig({ MODEL_MAP: 'gpt-4o:org/llama:70b, o3:gpt-5.6-sol' }).model
    expect([...map]).toEqual([
      ['gpt-4o', 'org/llama:70b'],
      ['o3', 'gpt-5.6-sol'],
    ])
  })
})

import type { Hono } from 'hono'
import { AuthError } from './protocol/auth-error.ts'
import type { AuthProvider } from './provider.ts'
import { requireCaller } from './sessions/caller.ts'

/** Keys, settings and health, and a clear refusal for what this provider does not support. */
export function addPublic(app: Hono, provider: AuthProvider): void {
  app.get('/.well-known/jwks.json', c => {
    c.header('Cache-Control', 'public, max-age=600')
    return c.json(provider.keys.jwks)
  })

  // Tools for Supabase Auth look for this name.
  app.get('/health', c => c.json({ version: 'parvis', name: 'GoTrue', description: 'GoTrue is a user API' }))

  app.get('/settings', c =>
    c.json({
      external: { ...noExternal, anonymous_users: provider.anonymous, email: true },
      disable_signup: false,
      mailer_autoconfirm: provider.mailer === undefined,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    }),
  )

  for (const [paths, error] of switchedOff)
    for (const path of paths) app.all(path, () => Promise.reject(error()))

  app.post('/factors', async c => {
    await requireCaller(c, provider)
    throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
  })
  app.all('/factors/*', async c => {
    await requireCaller(c, provider)
    throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  })
}

const noExternal = Object.fromEntries(
  `apple azure bitbucket discord facebook snapchat figma fly github gitlab google keycloak kakao linkedin
  linkedin_oidc notion spotify slack slack_oidc workos twitch twitter phone zoom`
    .split(/\s+/)
    .map(name => [name, false]),
)

const switchedOff: [paths: string[], error: () => AuthError][] = [
  [['/sso', '/sso/*'], () => new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')],
  [['/user/identities/*'], () => new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')],
  [['/oauth/*'], () => new AuthError(404, 'feature_disabled', 'OAuth server is disabled')],
  [['/passkeys', '/passkeys/*'], () => new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')],
  [
    ['/authorize'],
    () => new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
  ],
]

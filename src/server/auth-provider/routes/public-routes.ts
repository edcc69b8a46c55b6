import { Hono } from 'hono'
import { AuthError } from '#server/auth-provider/protocol/auth-error.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import { everybody } from '#server/http/allow.ts'
import { type AuthEnv, allowUsers } from './route-steps.ts'

/** Keys, settings and health, and a clear refusal for what this provider does not support. */
export function publicRoutes(provider: AuthProvider): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>()
  const users = allowUsers(provider)

  routes.get('/.well-known/jwks.json', everybody, c => {
    c.header('Cache-Control', 'public, max-age=600')
    return c.json(provider.keys.jwks)
  })

  // Tools for Supabase Auth look for this name.
  routes.get('/health', everybody, c =>
    c.json({ version: 'parvis', name: 'GoTrue', description: 'GoTrue is a user API' }),
  )

  routes.get('/settings', everybody, c =>
    c.json({
      external: { ...noExternal, anonymous_users: provider.allowsAnonymous, email: true },
      disable_signup: false,
      mailer_autoconfirm: provider.mailer === undefined,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    }),
  )

  for (const [paths, error] of unsupported)
    for (const path of paths) routes.all(path, everybody, () => Promise.reject(error()))

  routes.post('/factors', users, () => {
    throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
  })

  routes.all('/factors/*', users, () => {
    throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  })

  return routes
}

const noExternal = Object.fromEntries(
  `apple azure bitbucket discord facebook snapchat figma fly github gitlab google keycloak kakao linkedin
  linkedin_oidc notion spotify slack slack_oidc workos twitch twitter phone zoom`
    .split(/\s+/)
    .map(name => [name, false]),
)

const unsupported: [paths: string[], error: () => AuthError][] = [
  [['/sso', '/sso/*'], () => new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')],
  [['/user/identities/*'], () => new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')],
  [['/oauth/*'], () => new AuthError(404, 'feature_disabled', 'OAuth server is disabled')],
  [['/passkeys', '/passkeys/*'], () => new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')],
  [
    ['/authorize'],
    () => new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
  ],
]

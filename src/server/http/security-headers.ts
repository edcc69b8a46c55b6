import type { Config } from '#server/config/config.ts'

/** The headers of every response, including streams and errors. Uploaded files have another content security policy. */
export function securityHeaders({
  publicUrl,
  supabase,
}: Pick<Config, 'publicUrl' | 'supabase'>): Record<string, string> {
  // A hosted auth provider is the only other origin that a page may call.
  const authOrigin = supabase && new URL(supabase.url).origin
  return {
    'content-security-policy': contentSecurityPolicy(authOrigin),
    // Responses that may be cached override it, and so do streams of answers.
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Only if users connect over TLS. A header of the request proves nothing about that.
    ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

function contentSecurityPolicy(authOrigin: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${authOrigin ? ` ${authOrigin}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

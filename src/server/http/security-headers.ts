import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/**
 * The headers of every answer, streams and errors included: set on Node's response itself, where whatever writes the
 * answer finds them.
 */
export function securityHeaders(options: {
  /** Whether people come through TLS (PUBLIC_URL says so). */
  secure: boolean
  /** The hosted auth provider, where there is one: the only other origin a page may call. */
  authOrigin: string | undefined
}): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const policy = contentSecurityPolicy(options.authOrigin)
  return async (c, next) => {
    const { outgoing } = c.env
    outgoing.setHeader('content-security-policy', policy)
    outgoing.setHeader('x-content-type-options', 'nosniff')
    outgoing.setHeader('referrer-policy', 'no-referrer')
    outgoing.setHeader('cross-origin-opener-policy', 'same-origin')
    outgoing.setHeader('cross-origin-resource-policy', 'same-origin')
    outgoing.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    if (options.secure) outgoing.setHeader('strict-transport-security', 'max-age=31536000')
    if (c.req.path.startsWith('/api/') || c.req.path.startsWith('/auth/')) {
      outgoing.setHeader('cache-control', 'no-store')
    }
    await next()
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

import * as z from 'zod/mini'

/**
 * GET /api/config: all that the browser learns at run time, so that one build serves every deployment.
 * Public, a closed list: nothing secret is ever added here.
 */
export const appConfigSchema = z.object({
  auth: z.object({
    /** Base address of the auth provider: absolute for a hosted one, `/auth/v1` for the embedded one. */
    url: z.string(),
    /** The provider's public key; the embedded provider ignores it. */
    key: z.string(),
    /** Whether a lost password can be reset by mail. */
    recovery: z.boolean(),
  }),
  firm: z.object({
    name: z.string(),
    /** The product's title on screen. */
    title: z.string(),
    contactUrl: z.nullable(z.string()),
    bookingUrl: z.nullable(z.string()),
    /** Of the disclaimer: changes with its words, and people are then asked again. */
    disclaimerVersion: z.string(),
    /** The firm's own, as `#rrggbb`; null where it keeps the product's. Their contrast was checked. */
    colors: z.object({
      ink: z.nullable(z.string()),
      brass: z.nullable(z.string()),
      brassOnDark: z.nullable(z.string()),
    }),
    /** Addresses of the firm's logo, for light and for dark grounds; null: the product's mark. */
    logo: z.nullable(z.object({ onLight: z.string(), onDark: z.string() })),
  }),
  /** `built-in`: no model is configured, and the screen says so. */
  model: z.enum(['configured', 'built-in']),
})
export type AppConfig = z.infer<typeof appConfigSchema>

export const legalPageSchema = z.enum(['terms', 'privacy', 'notices', 'disclaimer'])
export type LegalPageName = z.infer<typeof legalPageSchema>

/** GET /api/legal/{page}: the firm's text, Markdown. Its first heading is the page's title. */
export const legalTextSchema = z.object({ markdown: z.string() })
export type LegalText = z.infer<typeof legalTextSchema>

import * as v from 'valibot'
import { finite, plainObject } from '#shared/schema.ts'

/** `label`: on the button. `question`: the text that the button puts into the composer. */
const suggestedQuestionSchema = plainObject({ label: v.string(), question: v.string() })

const suggestedQuestionsSchema = plainObject({ en: suggestedQuestionSchema, fr: suggestedQuestionSchema })
export type SuggestedQuestion = v.InferOutput<typeof suggestedQuestionsSchema>

/**
 * GET /api/config: the run-time settings of the browser, so that one build serves every deployment.
 * Public: never add anything secret here.
 */
export const appConfigSchema = plainObject({
  auth: plainObject({
    /** Base address of the auth provider: absolute for a hosted one, `/auth/v1` for the embedded one. */
    url: v.string(),
    /** The provider's public key; the embedded provider ignores it. */
    key: v.string(),
    /** Whether a forgotten password can be reset by email. */
    recovery: v.boolean(),
  }),
  firm: plainObject({
    name: v.string(),
    /** The product's title on screen. */
    title: v.string(),
    contactUrl: v.nullable(v.string()),
    bookingUrl: v.nullable(v.string()),
    /** Changes with the disclaimer's words; users must then accept it again. */
    disclaimerVersion: v.string(),
    /** The firm's own colours, as `#rrggbb`; null for the product's. Their contrast was checked. */
    colors: plainObject({
      ink: v.nullable(v.string()),
      brass: v.nullable(v.string()),
      brassOnDark: v.nullable(v.string()),
    }),
    /** URLs of the firm's logo, for light and for dark backgrounds; null: the product's mark. */
    logo: v.nullable(plainObject({ onLight: v.string(), onDark: v.string() })),
  }),
  /** `built-in`: no model is configured, and the page says so. */
  model: v.picklist(['configured', 'built-in']),
  /** The library's topics that have sheets, the largest first. Empty: there are no sheets. */
  topics: v.array(plainObject({ id: v.string(), en: v.string(), fr: v.string() })),
  /** Chats are removed this many days after their last message; null: never. */
  retentionDays: v.nullable(finite),
  /** The questions that the firm suggests in an empty chat. Empty: topics are shown instead. */
  suggestions: v.array(suggestedQuestionsSchema),
  /** The server's version, for the console. */
  version: v.string(),
})
export type AppConfig = v.InferOutput<typeof appConfigSchema>

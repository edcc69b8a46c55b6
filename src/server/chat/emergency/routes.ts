import { Hono } from 'hono'
import { everybody } from '#server/http/allow.ts'
import type { ClientAddresses } from '#server/http/client-address.ts'
import { createRateLimit, rateLimitByAddress } from '#server/http/rate-limit.ts'
import { validJson } from '#server/http/validate.ts'
import { type EmergencyCheckResponse, emergencyCheckSchema } from '#shared/api/emergency-check.ts'
import { negotiateLanguage } from '#shared/language.ts'
import { maxQuestionLength } from '#shared/limits.ts'
import { emergencyIn } from './emergency-box.ts'

/** Per client address, which many people can share. */
const maxCallsPerMinute = 60
/** Every character as JSON's longest escape. */
const maxBodyBytes = 6 * maxQuestionLength + 1024

/** Mounted under /api/emergency: the box for a visitor's question. Stores nothing (G-8). */
export function emergencyRoutes(clients: ClientAddresses): Hono {
  const routes = new Hono()
  const callLimit = rateLimitByAddress(createRateLimit(maxCallsPerMinute), clients)

  routes.post('/', everybody, callLimit, questionBody, c => {
    const language = negotiateLanguage(c.req.header('accept-language'))
    const emergency = emergencyIn(c.req.valid('json').question, language) ?? null
    return c.json({ emergency } satisfies EmergencyCheckResponse)
  })

  return routes
}

const questionBody = validJson(emergencyCheckSchema, { maxBytes: maxBodyBytes })

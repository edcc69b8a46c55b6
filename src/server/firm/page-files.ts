import { Hono } from 'hono'
import * as v from 'valibot'
import { everybody } from '#server/http/allow.ts'
import { validQuery } from '#server/http/validate.ts'
import { languages, negotiateLanguage } from '#shared/language.ts'
import { plainObject } from '#shared/schema.ts'
import type { Firm } from './firm.ts'
import { manifest } from './manifest.ts'
import { offlineWorker } from './offline-worker.ts'

/** Files made from the firm's settings, served beside the built pages with the same caching. */
export function firmFiles(firm: Firm): Hono {
  const routes = new Hono()

  routes.get('/manifest.webmanifest', everybody, c =>
    c.body(JSON.stringify(manifest(firm, negotiateLanguage(c.req.header('accept-language')))), 200, {
      'content-type': 'application/manifest+json',
      vary: 'Accept-Language',
    }),
  )

  routes.get('/offline-worker.js', everybody, workerQuery, c =>
    c.body(offlineWorker(firm, c.req.valid('query').language), 200, {
      'content-type': 'text/javascript; charset=utf-8',
    }),
  )

  return routes
}

const workerQuery = validQuery(plainObject({ language: v.optional(v.picklist(languages), 'en') }))

import { it } from 'vitest'
import { raceAdmins } from '#tests/support/admin-races.ts'
import { startTestApp } from '#tests/support/test-app.ts'

it('leaves one admin when two act against each other at once, 200 times', async () => {
  const app = await startTestApp({ env: { AUTH_LIMITS: 'off' } })
  try {
    await raceAdmins(app, 200)
  } finally {
    await app.close()
  }
})

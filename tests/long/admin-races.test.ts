import { it } from 'vitest'
import { raceAdmins } from '#tests/support/people/admin-races.ts'
import { startTestApp } from '#tests/support/servers/test-app.ts'

it('one administrator remains when two demote or delete each other at once, 200 times', async () => {
  const app = await startTestApp({ env: { AUTH_LIMITS: 'off' } })
  try {
    await raceAdmins(app, 200)
  } finally {
    await app.close()
  }
})

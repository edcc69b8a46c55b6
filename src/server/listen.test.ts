import { createServer } from 'node:net'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from './compose/app.ts'
import { StartError } from './errors.ts'
import { listen } from './listen.ts'

it('a port that is in use stops the start with a sentence that names PORT (O-2)', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  const config = { host: '127.0.0.1', port, publicUrl: undefined, supabase: undefined }
  const start = listen(new Hono<AppEnv>(), config)
  await expect(start).rejects.toThrow(StartError)
  await expect(start).rejects.toThrow(`Port ${port} on 127.0.0.1 is already in use: set PORT to another one.`)
  other.close()
})

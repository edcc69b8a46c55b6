import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** A real server for the S3 protocol, including signatures, with one bucket. */
export type S3Server = {
  /** The settings with which the product uses it. */
  env: Record<string, string>
  close(): Promise<void>
}

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'parvis-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'parvis-test', configs: [] }],
  })
  const { port } = (await server.run()) as AddressInfo
  return {
    env: {
      S3_BUCKET: 'parvis-test',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      // The only key pair that this server knows.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

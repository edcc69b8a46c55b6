import { fsyncSync } from 'node:fs'
import { type Extension, PGlite } from '@electric-sql/pglite'

/**
 * PGlite as a database that keeps what it acknowledged. By default it syncs nothing, in three places: it starts
 * PostgreSQL with `-F`, its `fdatasync` does nothing, and its file system has no `fsync`. Each is put right here
 * through its public options. Every start checks that this still has an effect, and so do the tests.
 */

/** What is used of Emscripten's Node file system. */
type NodeFileSystem = {
  stream_ops: { setattr: SetAttributes; fsync?: (stream: { nfd: number }) => number }
  node_ops: { setattr: SetAttributes }
  /** Turns Node's errors into the numbers that PostgreSQL knows. */
  tryFSOperation(operation: () => void): void
}

type SetAttributes = (target: unknown, attributes: { mode?: number }) => void

const startParams = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'min_wal_size=32MB'],
  ...['-c', 'max_wal_size=128MB'],
]

export type OnDeath = (reason: string) => void

/** Opens the folder, or fills an empty one. `onDeath`: PostgreSQL has ended by itself, and why, as far as it said. */
export async function openEngine(folder: string, onDeath: OnDeath): Promise<PGlite> {
  let syncs = 0
  let lastWords = ''
  let opened = false
  const durability: Extension = {
    name: 'durability',
    setup: async (_database, options) => ({
      emscriptenOpts: {
        ...options,
        preRun: [
          ...(options.preRun ?? []),
          (module: { FS: { filesystems: { NODEFS: NodeFileSystem } } }) =>
            syncFiles(module.FS.filesystems.NODEFS, () => {
              syncs += 1
            }),
        ],
        // After a panic PGlite would go on calling PostgreSQL for ever, also while it opens.
        onAbort: () => onDeath(lastWords || 'it was aborted'),
        onExit: (code: number) => {
          if (opened) onDeath(lastWords || `it ended with code ${code}`)
        },
      },
    }),
  }
  const onStderr = (line: string) => {
    lastWords = /\b(?:FATAL|PANIC): .*/.exec(line)?.[0] ?? lastWords
    return false
  }
  try {
    const database = await PGlite.create(folder, { extensions: { durability }, startParams, onStderr })
    if (syncs === 0) throw new Error('this version of PGlite does not sync its files')
    opened = true
    return database
  } catch (error) {
    throw lastWords === '' ? error : new Error(lastWords, { cause: error })
  }
}

function syncFiles({ stream_ops, node_ops, tryFSOperation }: NodeFileSystem, onSync: () => void): void {
  stream_ops.fsync = ({ nfd }) => {
    tryFSOperation(() => fsyncSync(nfd))
    onSync()
    return 0
  }
  // It gives new files their mode by chmod, which no umask applies to.
  for (const operations of [stream_ops, node_ops]) {
    const { setattr } = operations
    operations.setattr = (target, attributes) =>
      setattr(
        target,
        attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~0o077 },
      )
  }
}

import { fsyncSync } from 'node:fs'
import { type Extension, PGlite } from '@electric-sql/pglite'

/**
 * PGlite with durable commits. By default it never syncs, for three reasons: it starts PostgreSQL with `-F`, its
 * `fdatasync` does nothing, and its file system has no `fsync`. This file fixes all three through public options. Every
 * start checks that the fix still works, and so do the tests.
 */

/** The parts of Emscripten's Node file system that are used here. */
type NodeFileSystem = {
  stream_ops: { setattr: SetAttributes; fsync?: (stream: { nfd: number }) => number }
  node_ops: { setattr: SetAttributes }
  /** Converts Node's errors to the error numbers that PostgreSQL knows. */
  tryFSOperation(operation: () => void): void
}

type SetAttributes = (target: unknown, attributes: { mode?: number }) => void

const startParams = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'min_wal_size=32MB'],
  ...['-c', 'max_wal_size=128MB'],
  // Opening the database writes to all of this memory: 128 MB by default. The system caches the files anyway.
  ...['-c', 'shared_buffers=8MB'],
  // A sample of 3,000 rows instead of 30,000, because other statements wait while a table is analyzed.
  ...['-c', 'default_statistics_target=10'],
  // As for sessions of a PostgreSQL server (connection-pool.ts).
  ...['-c', 'enable_seqscan=off'],
]

export type OnCrash = (reason: string) => void

/** Opens the folder, or initialises an empty one. `onCrash` gets PostgreSQL's last fatal message as the reason. */
export async function openEngine(folder: string, onCrash: OnCrash): Promise<PGlite> {
  let syncCount = 0
  let fatalMessage = ''
  let isOpen = false
  const durability: Extension = {
    name: 'durability',
    setup: async (_database, options) => ({
      emscriptenOpts: {
        ...options,
        preRun: [
          ...(options.preRun ?? []),
          (module: { FS: { filesystems: { NODEFS: NodeFileSystem } } }) =>
            syncFiles(module.FS.filesystems.NODEFS, () => {
              syncCount += 1
            }),
        ],
        // After a panic, even while opening, PGlite would call PostgreSQL forever.
        onAbort: () => onCrash(fatalMessage || 'it was aborted'),
        onExit: (code: number) => {
          if (isOpen) onCrash(fatalMessage || `it ended with code ${code}`)
        },
      },
    }),
  }
  const onStderr = (line: string) => {
    fatalMessage = /\b(?:FATAL|PANIC): .*/.exec(line)?.[0] ?? fatalMessage
    return false
  }
  try {
    const database = await PGlite.create(folder, { extensions: { durability }, startParams, onStderr })
    if (syncCount === 0) throw new Error('this version of PGlite does not sync its files')
    isOpen = true
    return database
  } catch (error) {
    throw fatalMessage === '' ? error : new Error(fatalMessage, { cause: error })
  }
}

function syncFiles({ stream_ops, node_ops, tryFSOperation }: NodeFileSystem, onSync: () => void): void {
  stream_ops.fsync = ({ nfd }) => {
    tryFSOperation(() => fsyncSync(nfd))
    onSync()
    return 0
  }
  // PGlite sets the mode of new files with chmod, which ignores the umask.
  for (const operations of [stream_ops, node_ops]) {
    const { setattr } = operations
    operations.setattr = (target, attributes) =>
      setattr(
        target,
        attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~0o077 },
      )
  }
}

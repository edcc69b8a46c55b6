import { link, open, rm, stat } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/errors.ts'
import { prepareFolder } from './prepare-folder.ts'

/**
 * One process at a time per data folder: two openers would corrupt the embedded database, which takes no lock of
 * its own. The lock is a unix socket in the folder that answers with its holder's process id: it works between
 * containers that share the folder (where every pid is 1), and a dead holder's socket answers nobody, so it is
 * never taken over by age.
 */
export type DataDir = {
  /** The folder under a path short enough for unix sockets. */
  socketDir: string
  release(): Promise<void>
}

const lockName = 'lock.sock'

export async function lockDataDir(dataDir: string): Promise<DataDir> {
  await prepareFolder(dataDir)
  await refuseIfReadableByOthers(dataDir)
  const { path: socketDir, close } = await shortPath(dataDir)
  const lock = join(socketDir, lockName)
  const own = join(socketDir, `lock.${process.pid}.${Date.now().toString(36)}.sock`)
  const server = await answerWithPid(own)
  const inode = (await stat(own)).ino
  try {
    await refuseIfHeld(lock, dataDir)
    await rm(lock, { force: true })
    await link(own, lock).catch(() => undefined)
    // Two starters may both have found a dead lock; the later one's link is the one that stands.
    await wait(30)
    if ((await stat(lock)).ino !== inode) await refuseIfHeld(lock, dataDir)
  } catch (error) {
    server.close()
    await close()
    throw error
  } finally {
    await rm(own, { force: true })
  }
  return {
    socketDir,
    release: async () => {
      await rm(lock, { force: true })
      server.close()
      await close()
    },
  }
}

/** The process that holds the folder, if one does. */
export async function findHolder(dataDir: string): Promise<{ pid: string; socketDir: string } | undefined> {
  const { path: socketDir } = await shortPath(dataDir).catch(() => ({ path: dataDir }))
  const pid = await askPid(join(socketDir, lockName))
  return pid === undefined ? undefined : { pid, socketDir }
}

export async function refuseIfReadableByOthers(dataDir: string): Promise<void> {
  const others = (await stat(dataDir)).mode & 0o077
  if (others !== 0 && process.platform !== 'win32') {
    throw new StartError(
      `DATA_DIR ${dataDir} can be read by other users of this machine: run chmod 700 on it first.`,
    )
  }
}

async function refuseIfHeld(lock: string, dataDir: string): Promise<void> {
  const pid = await askPid(lock)
  if (pid !== undefined) {
    throw new StartError(`DATA_DIR ${dataDir} is in use by another Parvis server (process ${pid}).`)
  }
}

function answerWithPid(path: string): Promise<Server> {
  const server = createServer(socket => {
    socket.on('error', () => socket.destroy())
    socket.end(String(process.pid))
  })
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve(server))
  })
}

/** The answer of whoever listens there; undefined where nobody does. */
function askPid(path: string): Promise<string | undefined> {
  return new Promise(resolve => {
    const socket = createConnection(path)
    let answer = ''
    socket.setTimeout(3_000, () => {
      socket.destroy()
      // It accepted or kept us waiting: somebody lives there, however busy.
      resolve(answer || 'unknown')
    })
    socket.on('data', piece => {
      answer += piece.toString()
    })
    socket.on('end', () => resolve(answer || 'unknown'))
    socket.on('error', () => resolve(undefined))
  })
}

/** A socket's path holds 107 bytes; on Linux a longer folder is reached through its open descriptor. */
async function shortPath(folder: string): Promise<{ path: string; close(): Promise<void> }> {
  if (Buffer.byteLength(folder) <= 70) return { path: folder, close: async () => undefined }
  if (process.platform !== 'linux') {
    throw new StartError(`DATA_DIR ${folder} is too long: choose a path of at most 70 bytes.`)
  }
  const handle = await open(folder)
  return { path: `/proc/${process.pid}/fd/${handle.fd}`, close: () => handle.close() }
}

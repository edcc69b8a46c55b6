import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf, ignoreMissing, StartError } from '#server/errors.ts'
import { prepareFolder } from './prepare-folder.ts'

/**
 * One process at a time per data folder: two would corrupt the embedded database, which has no lock of its own. The
 * lock is a unix socket in the folder that answers with its holder's process id. It also works between containers that
 * share the folder (where every server has pid 1), and needs no expiry: a dead holder's socket refuses connections.
 */
export type DataDir = {
  /** A path to the folder that is short enough for unix sockets. */
  socketDir: string
  release(): Promise<void>
}

const lockName = 'lock.sock'

export async function lockDataDir(dataDir: string): Promise<DataDir> {
  await prepareFolder(dataDir)
  await refuseIfReadableByOthers(dataDir)
  const { path: socketDir, close } = await shortPath(dataDir)
  const lock = join(socketDir, lockName)
  const own = join(socketDir, `lock.${randomBytes(8).toString('hex')}.sock`)
  const server = await answerWithPid(own).catch((error: unknown) => {
    throw unsuitable(dataDir, error)
  })
  const { ino: inode, uid } = await stat(own)
  try {
    await refuseOtherOwner(dataDir, uid)
    await refuseIfHeld(lock, dataDir)
    await removeAbandonedLock(lock, `${own}.old`, dataDir)
    await link(own, lock).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw unsuitable(dataDir, error)
    })
    // Two processes may both have found an abandoned lock. Only one of their links remains.
    await wait(30)
    if ((await stat(lock).catch(ignoreMissing))?.ino !== inode) await refuseIfHeld(lock, dataDir)
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

/** The process that holds the lock, if there is one. */
export async function findHolder(dataDir: string): Promise<{ pid: string; socketDir: string } | undefined> {
  const { path: socketDir } = await shortPath(dataDir).catch(() => ({ path: dataDir }))
  const pid = await readPid(join(socketDir, lockName))
  return pid === undefined ? undefined : { pid, socketDir }
}

export async function refuseIfReadableByOthers(dataDir: string): Promise<void> {
  const others = (await stat(dataDir)).mode & 0o077
  if (others !== 0 && process.platform !== 'win32') {
    throw new StartError(
      `Other users of this machine have access to DATA_DIR ${dataDir}: run chmod 700 on it first.`,
    )
  }
}

/** Root can open another user's database, but that user could not open the files that root leaves in it. */
async function refuseOtherOwner(dataDir: string, uid: number): Promise<void> {
  const owner = (await stat(join(dataDir, 'database')).catch(ignoreMissing))?.uid
  if (owner === undefined || owner === uid) return
  throw new StartError(
    `The database in DATA_DIR ${dataDir} belongs to another user (uid ${owner}): run this as that user, for example with sudo -u.`,
  )
}

/** Whether DATA_DIR contains this file or folder. Throws a StartError if this user has no access. */
export function isInDataDir(dataDir: string, name: string): boolean {
  try {
    return statSync(join(dataDir, name), { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be read (${codeOf(error) ?? 'error'}): run this as the user who runs the server, for example with sudo -u.`,
    )
  }
}

async function refuseIfHeld(lock: string, dataDir: string): Promise<void> {
  const pid = await readPid(lock)
  if (pid !== undefined) {
    throw new StartError(
      `DATA_DIR ${dataDir} is in use by another Parvis server or command (process ${pid}).`,
    )
  }
}

function unsuitable(dataDir: string, error: unknown): StartError {
  return new StartError(
    `DATA_DIR ${dataDir} cannot hold the embedded database (${codeOf(error) ?? 'error'}): it needs a file system with sockets and hard links, such as that of a local disk.`,
  )
}

/** Another process may have taken the lock since it was found abandoned. Its lock is then put back. */
async function removeAbandonedLock(lock: string, aside: string, dataDir: string): Promise<void> {
  await rename(lock, aside).catch(ignoreMissing)
  try {
    await refuseIfHeld(aside, dataDir)
  } catch (error) {
    await link(aside, lock).catch(() => undefined)
    throw error
  } finally {
    await rm(aside, { force: true })
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

/** The process id that the lock's holder answers with; undefined if no process listens. */
function readPid(path: string): Promise<string | undefined> {
  return new Promise(resolve => {
    const socket = createConnection(path)
    let pid = ''
    socket.setTimeout(3_000, () => {
      socket.destroy()
      // A process accepted the connection, so the lock is held, however busy the process is.
      resolve(pid || 'unknown')
    })
    socket.on('data', chunk => {
      pid += chunk.toString()
    })
    socket.on('end', () => resolve(pid || 'unknown'))
    socket.on('error', () => resolve(undefined))
  })
}

/** Keeps a reference to each open handle: collecting one as garbage before it is closed would end the process. */
const openFolders = new Set<FileHandle>()

/** A socket's path has at most 107 bytes. On Linux, a folder with a long path is used through its file descriptor. */
async function shortPath(folder: string): Promise<{ path: string; close(): Promise<void> }> {
  if (Buffer.byteLength(folder) <= 70) return { path: folder, close: async () => undefined }
  if (process.platform !== 'linux') {
    throw new StartError(`DATA_DIR ${folder} is too long: choose a path of at most 70 bytes.`)
  }
  const handle = await open(folder)
  openFolders.add(handle)
  return {
    path: `/proc/${process.pid}/fd/${handle.fd}`,
    close: () => {
      openFolders.delete(handle)
      return handle.close()
    },
  }
}

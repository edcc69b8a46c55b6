import { readdir, rm } from 'node:fs/promises'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { codeOf, StartError } from '#server/errors.ts'
import { copyChangingFolder, sizeOfFolder } from './copy-folder.ts'
import { freeBytesOf, reservedBytes } from './embedded-upkeep.ts'

/**
 * A copy of the embedded database while a server uses it, for a backup. A transaction that reads everything would block
 * all users. Copying the files takes seconds, and the copy opens as after a crash: complete and consistent.
 * The server's worker makes the copy in the data folder, and removes it when the connection that asked for it closes.
 */

const socketName = 'copy.sock'
const copyNamePattern = /^copy-(\d+)$/
const bytesPerMib = 1024 * 1024

export function copySocket(socketDir: string): string {
  return join(socketDir, socketName)
}

export type CopySource = {
  /** The database's folder. */
  folder: string
  /** Runs the task while nothing writes. */
  pause(task: () => Promise<void>): Promise<void>
  checkpoint(): Promise<void>
}

/** Makes copies, in the worker. A request is the name of the copy; the response is one line: `ok`, or why it failed. */
export function serveCopies(source: CopySource, path: string): Server {
  const server = createServer(socket => {
    // The interface emits its socket's errors as its own.
    createInterface(socket)
      .on('error', () => socket.destroy())
      .once('line', name => void serve(source, socket, name))
  })
  return server.listen(path)
}

async function serve(source: CopySource, socket: Socket, name: string): Promise<void> {
  if (!copyNamePattern.test(name)) return void socket.destroy()
  const copy = join(dirname(source.folder), name)
  let isWanted = true
  const remove = () => rm(copy, { recursive: true, force: true }).catch(() => undefined)
  socket.once('close', () => {
    isWanted = false
    void remove()
  })
  try {
    await copyDatabase(source, copy)
    socket.write('ok\n')
  } catch (error) {
    socket.end(`${error instanceof StartError ? error.message : failureMessage(error)}\n`)
  }
  if (!isWanted) await remove()
}

/** One line, as the protocol requires. */
function failureMessage(error: unknown): string {
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
  return `The running server could not copy its database (${reason}). Run the command again, or stop the server for the backup.`
}

async function copyDatabase({ folder, pause, checkpoint }: CopySource, copy: string): Promise<void> {
  const neededBytes = (await sizeOfFolder(folder)) + 2 * reservedBytes
  const freeBytes = await freeBytesOf(folder)
  if (freeBytes < neededBytes) {
    throw new StartError(
      `A backup of a running server first copies its database within DATA_DIR. This needs ${Math.ceil(neededBytes / bytesPerMib)} MiB of free space, but only ${Math.floor(freeBytes / bytesPerMib)} MiB are free. Free some space, or stop the server for the backup.`,
    )
  }
  // Leaves little of the log to replay when the copy is opened.
  await pause(checkpoint)
  const update = await copyChangingFolder(folder, join(copy, 'database'))
  await pause(update)
}

/** Folders of a restore. While one runs, it has locked the data folder. */
const restoreNamePattern = /^restore(-files)?\.partial$/

/** Removes the copies and unfinished restores of commands that were killed. The caller has locked the data folder. */
export async function removeAbandonedCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = copyNamePattern.exec(name)?.[1]
    if (restoreNamePattern.test(name) || (pid !== undefined && !isAlive(Number(pid)))) {
      await rm(join(dataDir, name), { recursive: true, force: true })
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Called at the start of a copy and every two seconds, with the size of the copy so far and of the database. */
export type OnCopying = (bytes: number, totalBytes: number) => void

const reportIntervalMs = 2_000

/** Asks the running server for a copy. The copy's `dataDir` contains only the database. */
export async function requestCopy(
  dataDir: string,
  socketDir: string,
  onCopying: OnCopying,
): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const name = `copy-${process.pid}`
  const copy = join(dataDir, name)
  const totalBytes = await sizeOfFolder(join(dataDir, 'database'))
  onCopying(0, totalBytes)
  const socket = createConnection(copySocket(socketDir))
  // The server may end before this process does.
  socket.on('error', () => socket.destroy())
  const reports = setInterval(() => {
    // The folder appears once the server begins to write.
    sizeOfFolder(copy).then(
      bytes => onCopying(bytes, totalBytes),
      () => undefined,
    )
  }, reportIntervalMs)
  try {
    const response = await new Promise<string>((resolve, reject) => {
      socket.once('close', () => reject(new Error('the server ended')))
      createInterface(socket).on('error', reject).once('line', resolve)
      socket.write(`${name}\n`)
    })
    if (response !== 'ok') throw new StartError(response)
  } catch (error) {
    socket.destroy()
    if (error instanceof StartError) throw error
    throw new StartError(
      'The running server cannot copy its database: it ended, or it is an older version. Restart it, or stop it for the backup.',
    )
  } finally {
    clearInterval(reports)
  }
  return {
    dataDir: copy,
    remove: async () => {
      await rm(copy, { recursive: true, force: true })
      socket.destroy()
    },
  }
}

/**
 * Whether the id belongs to another process that is running. If it is this process's own, an earlier process had it: in
 * a container, each start gets the same ids.
 *
 * @param {number} pid
 */
export function isOtherAlive(pid) {
  return pid !== process.pid && isAlive(pid)
}

/**
 * Whether a process is running. Another user's process counts as running, although this process may not signal it.
 *
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

import { postToTabs, subscribeToTabs } from './tab-channel.ts'

/** Tasks that need the session once more before a sign-out, in this tab or another one, ends it. */

const tasks = new Set<() => Promise<void>>()

/** A tab with a task shares this lock with other tabs until the task is done, so the tab that signs out can wait. */
const lockName = 'parvis.before-sign-out'

/** Browsers have locks only on pages that are loaded over https, or from this machine. */
const locks = (navigator as Partial<Navigator>).locks

/** Returns a function that removes the task. */
export function beforeSignOut(userId: string, task: () => Promise<void>): () => void {
  const { promise: done, resolve: release } = Promise.withResolvers<void>()
  const run = () => task().finally(release)
  tasks.add(run)
  const unsubscribe = subscribeToTabs(userId, ({ what }) => {
    if (what === 'signing-out') void run()
  })
  void locks?.request(lockName, { mode: 'shared' }, () => done)
  return () => {
    tasks.delete(run)
    unsubscribe()
    release()
  }
}

/** A server or a tab that does not respond must not hold up the sign-out. */
const maxWaitMs = 1_500

export async function runBeforeSignOut(userId: string): Promise<void> {
  postToTabs({ user: userId, what: 'signing-out' })
  const timeout = AbortSignal.timeout(maxWaitMs)
  const timedOut = new Promise(resolve => timeout.addEventListener('abort', resolve))
  const others = locks?.request(lockName, { signal: timeout }, () => {})
  await Promise.race([Promise.allSettled([others, ...[...tasks].map(run => run())]), timedOut])
}

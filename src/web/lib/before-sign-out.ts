/** Tasks that need the session once more before a sign-out ends it. */

const tasks = new Set<() => Promise<void>>()

/** Returns a function that removes the task. */
export function beforeSignOut(task: () => Promise<void>): () => void {
  tasks.add(task)
  return () => tasks.delete(task)
}

/** A server that does not respond must not hold up the sign-out. */
const maxWaitMs = 1_500

export async function runBeforeSignOut(): Promise<void> {
  const timeout = new Promise(resolve => setTimeout(resolve, maxWaitMs))
  await Promise.race([Promise.allSettled([...tasks].map(task => task())), timeout])
}

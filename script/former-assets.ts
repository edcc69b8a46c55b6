import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const list = '.assets'

/**
 * Keeps the scripts and styles of the build before, once: a page that was opened before an upgrade still asks for
 * them. `dist` and `former` are built folders; the former may be missing, or be none of ours.
 */
export async function keepFormerAssets(dist: string, former: string): Promise<void> {
  const own = await readdir(join(dist, 'web/assets'))
  await writeFile(join(dist, list), JSON.stringify(own))
  for (const name of await namesIn(former)) {
    if (own.includes(name)) continue
    // One that was removed by hand is no reason not to build.
    await copyFile(join(former, 'web/assets', name), join(dist, 'web/assets', name)).catch(() => undefined)
  }
}

/** What that build made itself: what it had kept from yet another one goes. */
async function namesIn(former: string): Promise<string[]> {
  try {
    return JSON.parse(await readFile(join(former, list), 'utf8'))
  } catch {
    return []
  }
}

import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ownAssetsFile = '.assets'

/**
 * Copies the scripts, styles and fonts of the previous build into the new one, because pages that were opened before an
 * upgrade still request them. `dist` is the folder of the new build, and `previous` that of the build before, which may
 * be missing or made by another tool.
 */
export async function keepPreviousAssets(dist: string, previous: string): Promise<void> {
  const own = await readdir(join(dist, 'web/assets'))
  await writeFile(join(dist, ownAssetsFile), JSON.stringify(own))
  for (const name of await ownAssets(previous)) {
    if (own.includes(name)) continue
    // A file that was removed by hand must not stop the build.
    await copyFile(join(previous, 'web/assets', name), join(dist, 'web/assets', name)).catch(() => undefined)
  }
}

/** The names of the files that the build in `dist` made itself, without those that it copied from an older build. */
async function ownAssets(dist: string): Promise<string[]> {
  try {
    return JSON.parse(await readFile(join(dist, ownAssetsFile), 'utf8'))
  } catch {
    return []
  }
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { listBuildInputs } from './build-inputs.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

it('a start builds again after a change to any file that the build imports or bundles', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      'vite.config.ts',
      'script/build.ts',
      // build.ts puts them in place of whole libraries.
      ...readdirSync(join(root, 'script/library-parts')).map(name => `script/library-parts/${name}`),
      'src/server/main.ts',
      'src/web/main.tsx',
    ],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty' },
    outdir: join(root, 'never-written'),
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const imported = Object.keys(metafile.inputs)
  expect(imported).toEqual(
    expect.arrayContaining(['script/previous-assets.ts', 'src/server/compose/compose.ts', 'src/web/app.tsx']),
  )
  const inputs = listBuildInputs(root)
  expect(imported.filter(path => !inputs.includes(path))).toEqual([])
})

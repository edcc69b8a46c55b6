import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as bundle, type Plugin, transform } from 'esbuild'
import { build as buildPages } from 'vite'
import { buildInputsHash } from './build-inputs.mjs'
import { isOtherAlive } from './is-alive.mjs'
import { keepPreviousAssets } from './previous-assets.ts'

/**
 * Builds dist: the pages and the bundled server, which `npm start` runs. Everything is built in a staging folder that
 * then replaces dist, so that a running server never sees half a build, even if the build is killed.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const stagingDir = join(root, `.build-${process.pid}`)

/**
 * Node keeps the source of a module in memory, so the server contains only the parts of large libraries that it uses.
 */
const libraryParts: Plugin = {
  name: 'library-parts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[a-z-]+$/ }, ({ path }) => {
      const parts = join(root, 'script/library-parts', `${path}.cjs`)
      return existsSync(parts) ? { path: parts } : undefined
    }),
}

/** Split into chunks, so that rarely used code, such as the mail library, is loaded only when needed. */
const serverEntryPoint = { main: 'src/server/main.ts' }

const otherEntryPoints = {
  admin: 'src/server/commands/admin-cli.ts',
  data: 'src/server/commands/data-cli.ts',
  library: 'src/server/commands/library-cli.ts',
  doctor: 'src/server/commands/doctor-cli.ts',
  'embedded-worker': 'src/server/database/embedded/embedded-worker.ts',
  'pdf-reader': 'src/server/uploads/pdf-reader.ts',
  'render-worker': 'src/server/export/render-worker.ts',
}

async function build(): Promise<void> {
  // Read first: files that change during this build are built by the next one.
  const inputs = buildInputsHash(root)
  await removeAbandonedBuilds()
  try {
    await mkdir(stagingDir)
    await Promise.all([pages(), server()])
    await keepPreviousAssets(stagingDir, dist)
    await writeFile(join(stagingDir, '.inputs'), inputs)
    await replaceDist()
  } finally {
    await rm(stagingDir, { recursive: true, force: true })
  }
}

async function pages(): Promise<void> {
  const web = join(stagingDir, 'web')
  await buildPages({
    root,
    logLevel: 'warn',
    build: { outDir: web, emptyOutDir: false, reportCompressedSize: false },
  })
  await minify(join(web, 'theme.js'))
  await compressFiles(web)
}

/** Vite copies this script as it is. It also runs in browsers that are too old for the pages. */
async function minify(file: string): Promise<void> {
  const { code } = await transform(await readFile(file, 'utf8'), { minify: true, target: 'es2018' })
  await writeFile(file, code)
}

async function server(): Promise<void> {
  await Promise.all([
    bundleFor(serverEntryPoint, { splitting: true }),
    bundleFor(otherEntryPoints, { splitting: false }),
  ])
  await toAscii(join(stagingDir, 'server'))
  for (const path of ['database/migrations', 'chat/emergency/weights.txt']) {
    await cp(join(root, 'src/server', path), join(stagingDir, 'server', basename(path)), { recursive: true })
  }
}

async function bundleFor(
  entryPoints: Record<string, string>,
  { splitting }: { splitting: boolean },
): Promise<void> {
  await bundle({
    absWorkingDir: root,
    entryPoints,
    splitting,
    outdir: join(stagingDir, 'server'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Node keeps the source in memory, and the positions of its lines too once it has formatted a stack trace. Names
    // are not shortened, so that stack traces in the log are readable.
    minifyWhitespace: true,
    lineLimit: 160,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // For commands. The server runs without source maps, because Node would keep a decoded one in memory (100 MiB).
    sourcemap: true,
    // pglite, sharp and pdfkit read files next to their own code. The AWS library, docx and zxcvbn-ts are large and
    // loaded only when needed. pg-native is an optional dependency of pg.
    external: ['@electric-sql/*', 'sharp', 'pdfkit', '@aws-sdk/*', 'docx', '@zxcvbn-ts/*', 'pg-native'],
    plugins: [libraryParts],
    // Node's own build of undici defines this name too. Without it, undici has a second, experimental HTTP parser.
    define: { esbuildDetection: 'true' },
    // Some dependencies are CommonJS and require Node's own modules.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
    logLevel: 'warning',
  })
}

/**
 * Escapes what esbuild leaves as it is: comments and regular expressions. Node keeps the source of a module in memory,
 * with two bytes for each of its characters if a single one of them is not ASCII. This saves 15 of the 137 MiB of an
 * idle server.
 */
async function toAscii(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(file => file.endsWith('.mjs'))) {
    const file = join(folder, name)
    const source = await readFile(file, 'utf8')
    if (/\\[\u0080-\uffff]/.test(source))
      throw new Error(`${name} has a backslash before a character to escape`)
    const escaped = source.replaceAll(
      /[\u0080-\uffff]/g,
      unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    await writeFile(file, escaped)
  }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * The server sends the compressed files as they are. They are smaller than if it compressed them at each request. The
 * page itself (2 KB) is sent uncompressed, from memory (static-files.ts).
 */
async function compressFiles(folder: string): Promise<void> {
  const paths = (await readdir(folder, { recursive: true })).filter(path =>
    /\.(js|css|svg|json|webmanifest|txt)$/.test(path),
  )
  await Promise.all(
    paths.map(async path => {
      const file = join(folder, path)
      const content = await readFile(file)
      if (content.length < 1024) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      await writeFile(`${file}.br`, await brotli(content, { params }))
      await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }))
    }),
  )
}

async function replaceDist(): Promise<void> {
  const old = join(root, `.build-${process.pid}-old`)
  await rename(dist, old).catch(ignoreMissing)
  await rename(stagingDir, dist)
  await rm(old, { recursive: true, force: true })
}

/** Removes the folders of builds that were killed. */
async function removeAbandonedBuilds(): Promise<void> {
  for (const name of await readdir(root)) {
    const pid = /^\.build-(\d+)/.exec(name)?.[1]
    if (pid && !isOtherAlive(Number(pid))) await rm(join(root, name), { recursive: true, force: true })
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

await build()

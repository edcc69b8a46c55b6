import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Agent } from 'undici'
import { until } from '#tests/support/people/people.ts'
import { scratchFolder } from '#tests/support/scratch.ts'
import { findProgram } from '../../../script/find-proxies.mjs'
import { freePort } from './built-server.ts'

/** A real proxy in front of a server. Its settings are those in deploy, except for addresses and paths. */
export type RunningProxy = {
  url: string
  /** Where it answers without TLS, if it has such an address. */
  plainUrl: string | undefined
  /** Its own certificate, if it has one. */
  ca: string | undefined
  /** Options for `fetch`: it connects from this address of the machine, over HTTP/2 if the proxy offers it. */
  from(localAddress: string): RequestInit & { dispatcher: Agent }
  close(): Promise<void>
}

export type ProxyName = 'nginx' | 'caddy'

/** The programs that a proxy's test needs and that are not on this machine. */
export function missingPrograms(name: ProxyName): string[] {
  const needed = name === 'nginx' ? (['nginx', 'openssl'] as const) : (['caddy'] as const)
  return needed.filter(program => findProgram(program) === undefined)
}

export function readDeployFile(name: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), 'utf8')
}

/** `change`: edits the file for a test. */
export async function startProxy(
  name: ProxyName,
  appUrl: string,
  change: (text: string) => string = text => text,
): Promise<RunningProxy> {
  const folder = await scratchFolder(name)
  const port = await freePort()
  const prepare = name === 'nginx' ? nginx : caddy
  const { args, url, plainUrl, ca } = await prepare({ folder, port, host: new URL(appUrl).host, change })
  const child = spawn(findProgram(name) ?? '', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { HOME: folder },
  })
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    printed += piece
  })
  const agents: Agent[] = []
  const from: RunningProxy['from'] = localAddress => {
    const agent = new Agent({ allowH2: true, localAddress, connect: { ...(ca !== undefined && { ca }) } })
    agents.push(agent)
    return { dispatcher: agent }
  }
  const close = async () => {
    await Promise.all(agents.map(agent => agent.destroy()))
    // SIGTERM, unlike SIGKILL, also ends the worker of nginx.
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  const client = from('127.0.0.1')
  const isAnswering = async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${printed}`)
    const response = await fetch(`${url}/api/health`, { ...client }).catch(() => undefined)
    return response !== undefined
  }
  try {
    await until(isAnswering, Boolean)
  } catch (error) {
    await close()
    throw error
  }
  return { url, plainUrl, ca, from, close }
}

type Setup = { folder: string; port: number; host: string; change: (text: string) => string }
type Prepared = { args: string[]; url: string; plainUrl?: string; ca?: string }

/** Runs without Debian's main file, so `gzip on`, which that file sets, is set here. */
async function nginx({ folder, port, host, change }: Setup): Promise<Prepared> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  await promisify(execFile)(findProgram('openssl') ?? '', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost'.split(' '),
    ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate],
  ])
  const plainPort = await freePort()
  const text = (await readDeployFile('nginx.conf'))
    .replaceAll('127.0.0.1:3000', host)
    .replaceAll('/etc/letsencrypt/live/parvis.example.fr/fullchain.pem', certificate)
    .replaceAll('/etc/letsencrypt/live/parvis.example.fr/privkey.pem', key)
    .replaceAll('/var/log/nginx/parvis.log', 'stderr')
    .replace(/^ *listen .*\[::\].*\n/gm, '')
    .replace(/^ *listen 443/m, `listen 127.0.0.1:${port}`)
    .replace(/^ *listen 80/m, `listen 127.0.0.1:${plainPort}`)
  await writeFile(join(folder, 'parvis.conf'), change(text))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    one => `${one}_temp_path ${folder}/${one};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; ${user} pid ${folder}/pid; error_log stderr; events {}
    http { gzip on; access_log off; ${paths.join(' ')} include ${folder}/parvis.conf; }`,
  )
  return {
    args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
    url: `https://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    ca: await readFile(certificate, 'utf8'),
  }
}

/** Runs without certificates and without the admin endpoint. */
async function caddy({ folder, port, host, change }: Setup): Promise<Prepared> {
  const url = `http://127.0.0.1:${port}`
  const text = (await readDeployFile('Caddyfile'))
    .replaceAll('127.0.0.1:3000', host)
    .replace(/^parvis\.example\.fr \{/m, `${url} {\nbind 127.0.0.1`)
  const file = join(folder, 'Caddyfile')
  await writeFile(file, `{\nadmin off\n}\n${change(text)}`)
  return { args: ['run', '--config', file, '--adapter', 'caddyfile'], url }
}

import { existsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { type Config, isLoopbackHost } from './config/config.ts'
import type { UnknownVariable } from './config/unknown-variables.ts'
import { findRetirements, mapReplacing, type Retirement } from './model/retirements.ts'

type ProcessInfo = { isRoot: boolean; hasContainerMarker: boolean; memoryBytes: number }

const mebibyte = 1024 * 1024
/** Creating the embedded database takes 570 MiB, once. */
const minCreationBytes = 640 * mebibyte

/** Settings that work but are probably a mistake: one line each, for the log and for `npm run doctor`. */
export function startWarnings(config: Config, processInfo: ProcessInfo = readProcessInfo()): string[] {
  const warnings: string[] = []
  if (processInfo.isRoot && !processInfo.hasContainerMarker && !config.namesContainer) {
    warnings.push('The server runs as root: start it as a dedicated user who can write only to DATA_DIR.')
  }
  if (!isLoopbackHost(config.host) && config.publicUrl === undefined) {
    warnings.push(
      `HOST ${config.host} is open to the network, but PUBLIC_URL is not set: set it to the address that users open, such as https://parvis.example.fr.`,
    )
  }
  if (mailsLeadNowhere(config)) {
    warnings.push(
      `SMTP_URL is set, but PUBLIC_URL is not: the links in emails lead to ${config.mailOrigin}, which only this machine can open. Set PUBLIC_URL to the address that users open, such as https://parvis.example.fr.`,
    )
  }
  if (config.isMailFromUnused) {
    warnings.push(
      'MAIL_FROM is set, but SMTP_URL is not, so no email is sent: set SMTP_URL to the address of your mail server.',
    )
  }
  if (createsDatabase(config) && processInfo.memoryBytes < minCreationBytes) {
    const memory = Math.floor(processInfo.memoryBytes / mebibyte)
    warnings.push(
      `The server has only ${memory} MiB of memory, and creating the embedded database takes 570: without swap, the system may end it at its first start (docs/deploy.md).`,
    )
  }
  return [
    ...warnings,
    ...config.unknownVariables.map(unknownVariable),
    ...retirementWarning(config.model, findRetirements(config)),
  ]
}

function createsDatabase({ database, dataDir }: Config): boolean {
  return database.url === undefined && !existsSync(join(dataDir, 'database'))
}

/** A mail server on this machine is for trying out emails. With SMTP_URL alone, HOST is always a loopback address. */
function mailsLeadNowhere({ mail, supabase, publicUrl }: Config): boolean {
  if (!mail || supabase || publicUrl !== undefined) return false
  const mailHost = URL.parse(mail.url)?.hostname ?? ''
  return !isLoopbackHost(mailHost.replace(/^\[(.*)\]$/, '$1'))
}

function unknownVariable({ name, meant }: UnknownVariable): string {
  return `${name} is not a setting of Parvis and has no effect. Did you mean ${meant.join(' or ')}?`
}

/** One line for all models: the operator writes one MODEL_MAP. */
function retirementWarning({ map }: Config['model'], found: Retirement[]): string[] {
  if (found.length === 0) return []
  const ends = found.map(({ id, endsOn }) => `${id} on ${endsOn}`).join(', ')
  return [`OpenAI retires these models: ${ends}. Add this line to .env: ${mapReplacing(map, found)}`]
}

/** Created by Docker, Podman and Kubernetes. */
const containerMarkerPaths = ['/.dockerenv', '/run/.containerenv', '/var/run/secrets/kubernetes.io']

function readProcessInfo(): ProcessInfo {
  const hasContainerMarker = containerMarkerPaths.some(path => existsSync(path))
  // 0 without a limit.
  const memoryBytes = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())
  return { isRoot: process.getuid?.() === 0, hasContainerMarker, memoryBytes }
}

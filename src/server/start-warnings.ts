import { existsSync } from 'node:fs'
import { type Config, isLoopbackHost } from './config.ts'

type Surroundings = { isRoot: boolean; isContainer: boolean }

/** What works, but is seldom meant: one line each, for the log. */
export function startWarnings(config: Config, around: Surroundings = surroundings()): string[] {
  const warnings: string[] = []
  if (around.isRoot && !around.isContainer) {
    warnings.push('The server runs as root: start it as a user of its own, who may write only to DATA_DIR.')
  }
  if (!isLoopbackHost(config.host) && config.publicUrl === undefined) {
    warnings.push(
      `HOST ${config.host} is open to the network, but PUBLIC_URL is not set: set it to the address people use, like https://parvis.example.fr.`,
    )
  }
  if (config.isMailFromUnused) {
    warnings.push(
      'MAIL_FROM is set, but SMTP_URL is not, so no mail is sent: set SMTP_URL to the address of your mail server.',
    )
  }
  return warnings
}

/** Docker, Podman and Kubernetes leave one of these. */
const marksOfContainers = ['/.dockerenv', '/run/.containerenv', '/var/run/secrets/kubernetes.io']

function surroundings(): Surroundings {
  const isContainer = marksOfContainers.some(path => existsSync(path))
  return { isRoot: process.getuid?.() === 0, isContainer }
}

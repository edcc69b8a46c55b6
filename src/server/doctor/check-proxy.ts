import * as v from 'valibot'
import type { Config } from '#server/config/config.ts'
import { certificateFault, reasonOf } from '#server/errors.ts'
import { plainObject } from '#shared/schema.ts'
import { failed, ok, type Result, warning } from './finding.ts'

const timeoutMs = 10_000
/** The response of `/api/ready`. Unlike `{"status":"ok"}` of `/api/health`, no other server sends it. */
const readinessSchema = plainObject({ status: v.picklist(['ready', 'not ready']), version: v.string() })

/** Opens PUBLIC_URL as a visitor would, through the proxy. */
export async function checkProxy({ host, publicUrl, trustedProxies }: Config): Promise<Result> {
  if (publicUrl === undefined) return ok('PUBLIC_URL is not set, so no public address was tried.')
  const isHttps = publicUrl.startsWith('https:')
  try {
    const response = await fetch(`${publicUrl}/api/ready`, { signal: AbortSignal.timeout(timeoutMs) })
    const readiness = v.safeParse(readinessSchema, await response.json().catch(() => undefined))
    if (!readiness.success) {
      return failed(`${publicUrl} does not lead to Parvis (status ${response.status}): check the proxy.`)
    }
    if (trustedProxies.length === 0 && (isHttps || isForwarded(host, publicUrl))) {
      const encryption = isHttps ? '' : ' The connection is not encrypted: use https.'
      return warning(
        `${publicUrl} leads to Parvis through a proxy, but TRUST_PROXY is not set: set it to the proxy's address.${encryption}`,
      )
    }
    return isHttps
      ? ok(`${publicUrl} leads to Parvis.`)
      : warning(`${publicUrl} leads to Parvis, but without encryption: use https.`)
  } catch (error) {
    const fault = certificateFault(error)
    if (fault !== undefined) return failed(`${publicUrl} ${fault}`)
    return warning(
      `${publicUrl} could not be opened from here (${reasonOf(error)}): start Parvis, or check the proxy and the host name.`,
    )
  }
}

/** Only a proxy on this machine can pass visits on to a server that listens on a loopback address. */
function isForwarded(host: string, publicUrl: string): boolean {
  return loopbackHost.test(host) && !loopbackHost.test(new URL(publicUrl).hostname)
}

const loopbackHost = /^(localhost|127\..+|\[?::1\]?)$/

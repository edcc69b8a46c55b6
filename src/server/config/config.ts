import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { StartError } from '#server/errors.ts'
import { fieldOf, invalidInput, plainObject } from '#shared/schema.ts'
import { budgetVariables, readCosts } from './cost-settings.ts'
import { modelVariables, readModel } from './model-settings.ts'
import { findUnknownVariables } from './unknown-variables.ts'
import {
  address,
  apiKey,
  emailAddress,
  httpAddress,
  integer,
  mailSender,
  oneOf,
  origin,
  proxies,
  redisAddress,
  text,
  token,
} from './values.ts'

/**
 * The only reader of the environment, apart from restart-with-memory-settings.ts. Every variable is optional;
 * docs/configuration.md says what each means. A wrong value stops the start with one sentence that names the variable.
 */

/** The CNIL's minimum for such logs, six months. The database refuses to remove newer entries (migration 0029). */
export const minAuditRetentionDays = 180
const maxRetentionDays = 36_500

const environmentSchema = plainObject({
  PORT: integer(0, 65535),
  HOST: text,
  PUBLIC_URL: origin,
  DATA_DIR: text,
  DATABASE_URL: address(['postgres:', 'postgresql:']),
  DATABASE_POOL: integer(4, 100),
  DATABASE_NAMED_STATEMENTS: oneOf(['on', 'off']),
  ...modelVariables,
  SUPABASE_URL: httpAddress,
  SUPABASE_ANON_KEY: apiKey,
  SUPABASE_SERVICE_ROLE_KEY: apiKey,
  SUPABASE_JWT_SECRET: text,
  AUTH_SIGNING_KEYS: text,
  AUTH_ADMIN_API: oneOf(['on', 'off']),
  AUTH_MIN_PASSWORD: integer(6, 72),
  AUTH_ANONYMOUS: oneOf(['on', 'off']),
  AUTH_LIMITS: oneOf(['on', 'off']),
  ADMIN_EMAIL: emailAddress,
  ADMIN_PASSWORD: text,
  REQUIRE_ACCESS_REASON: oneOf(['on', 'off']),
  SMTP_URL: address(['smtp:', 'smtps:']),
  MAIL_FROM: mailSender,
  FIRM_DIR: text,
  LIBRARY_DIR: text,
  TRUST_PROXY: proxies,
  REDIS_URL: redisAddress,
  LIMIT_SENDS_PER_MINUTE: integer(1, 100_000),
  LIMIT_LIVE_ANSWERS: integer(1, 1000),
  LIMIT_SIGN_UPS_PER_HOUR: integer(1, 100_000),
  LIMIT_FAILED_SIGN_INS: integer(1, 100_000),
  LIMIT_UPLOADS_PER_MINUTE: integer(1, 100_000),
  LIMIT_STORAGE_MB: integer(1, 1_000_000),
  LIMIT_EXPORTS_PER_MINUTE: integer(1, 100_000),
  LIMIT_ADMIN_READS_PER_MINUTE: integer(1, 100_000),
  LIMIT_ADMIN_LISTS_PER_MINUTE: integer(1, 100_000),
  UPLOAD_MIN_FREE_MB: integer(0, 100_000_000),
  RETENTION_DAYS: integer(1, maxRetentionDays),
  AUDIT_RETENTION_DAYS: integer(minAuditRetentionDays, maxRetentionDays),
  S3_BUCKET: text,
  S3_ENDPOINT: httpAddress,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  ...budgetVariables,
  METRICS_TOKEN: token,
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  LOG_FORMAT: oneOf(['json', 'pretty']),
})

/** The names of all settings. */
export const variables = Object.keys(environmentSchema.entries)

export type Config = ReturnType<typeof readConfig>

/** For the commands that copy data: `move` reads from it the settings of both its source and its destination. */
export function readEnvironment(): Record<string, string | undefined> {
  return { ...process.env }
}

/** `isTerminal`: the output goes to a terminal, where a person reads the log. */
export function readConfig(
  environment: Record<string, string | undefined> = process.env,
  isTerminal = process.stdout.isTTY === true,
) {
  // An empty variable counts as unset: compose files and `.env` templates leave many empty.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = v.safeParse(environmentSchema, set, { message: invalidInput })
  if (!result.success) {
    const [issue] = result.issues
    throw new StartError(`${fieldOf(issue)} ${issue.message}.`)
  }
  const env = result.output
  checkDependencies(set, env)
  return {
    unknownVariables: findUnknownVariables(Object.keys(set), variables),
    /** LXC, Podman and systemd-nspawn set this variable (systemd's "Container Interface"). */
    namesContainer: set.container !== undefined,
    port: env.PORT ?? 3000,
    host: env.HOST ?? '127.0.0.1',
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    /** Where the links in emails lead. */
    mailOrigin: env.PUBLIC_URL?.replace(/\/+$/, '') ?? originOf(env.HOST ?? '127.0.0.1', env.PORT ?? 3000),
    dataDir: resolve(env.DATA_DIR ?? 'data'),
    firmDir: resolve(env.FIRM_DIR ?? 'firm'),
    libraryDir: resolve(env.LIBRARY_DIR ?? 'library'),
    redisUrl: env.REDIS_URL,
    trustedProxies: env.TRUST_PROXY ?? [],
    metricsToken: env.METRICS_TOKEN,
    log: {
      level: env.LOG_LEVEL ?? (isTerminal ? 'warn' : 'info'),
      format: env.LOG_FORMAT ?? (isTerminal ? 'pretty' : 'json'),
    },
    database: {
      url: env.DATABASE_URL,
      maxConnections: env.DATABASE_POOL ?? 20,
      namedStatements: env.DATABASE_NAMED_STATEMENTS !== 'off',
    },
    model: readModel(env),
    supabase: readSupabase(env),
    auth: {
      signingKeysFile: env.AUTH_SIGNING_KEYS,
      adminApi: env.AUTH_ADMIN_API === 'on',
      minPasswordLength: env.AUTH_MIN_PASSWORD ?? 8,
      anonymous: env.AUTH_ANONYMOUS === 'on',
      limits: env.AUTH_LIMITS !== 'off',
    },
    admin: {
      email: env.ADMIN_EMAIL?.toLowerCase(),
      password: env.ADMIN_PASSWORD,
      requireReason: env.REQUIRE_ACCESS_REASON === 'on',
    },
    uploads: {
      /** Per account. */
      quotaBytes: (env.LIMIT_STORAGE_MB ?? 500) * 1024 * 1024,
      /** Files are refused while less than this much of the disk is free. */
      minFreeBytes: (env.UPLOAD_MIN_FREE_MB ?? 500) * 1024 * 1024,
    },
    /** Chats are removed this many days after their last message. Undefined: never. */
    retentionDays: env.RETENTION_DAYS,
    /** Entries of the audit log are removed this many days after the day on which they were added. Undefined: never. */
    auditRetentionDays: env.AUDIT_RETENTION_DAYS,
    s3: env.S3_BUCKET ? readS3(env.S3_BUCKET, env) : undefined,
    mail: readMail(env),
    /** MAIL_FROM is set, but there is no mail server to send with. */
    isMailFromUnused: env.MAIL_FROM !== undefined && env.SMTP_URL === undefined,
    costs: readCosts(env, env.SMTP_URL !== undefined || env.SUPABASE_URL !== undefined),
    limits: readLimits(env),
  }
}

type ParsedEnvironment = v.InferOutput<typeof environmentSchema>

function readLimits(env: ParsedEnvironment) {
  return {
    sendsPerMinute: env.LIMIT_SENDS_PER_MINUTE ?? 40,
    maxLiveAnswers: env.LIMIT_LIVE_ANSWERS ?? 5,
    /** Per client address. */
    signUpsPerHour: env.LIMIT_SIGN_UPS_PER_HOUR ?? 5,
    /** Per client address, counted over all accounts. */
    failedSignInsPerFiveMinutes: env.LIMIT_FAILED_SIGN_INS ?? 7,
    uploadsPerMinute: env.LIMIT_UPLOADS_PER_MINUTE ?? 30,
    exportsPerMinute: env.LIMIT_EXPORTS_PER_MINUTE ?? 10,
    adminReadsPerMinute: env.LIMIT_ADMIN_READS_PER_MINUTE ?? 300,
    adminListsPerMinute: env.LIMIT_ADMIN_LISTS_PER_MINUTE ?? 60,
  }
}

function readSupabase(env: ParsedEnvironment) {
  if (env.SUPABASE_URL === undefined) return undefined
  return {
    // In the usual form, because tokens name it as their issuer. The path may have upper case.
    url: new URL(env.SUPABASE_URL).href.replace(/\/+$/, ''),
    anonKey: env.SUPABASE_ANON_KEY ?? '',
    serviceRoleKey: env.SUPABASE_SERVICE_ROLE_KEY,
    jwtSecret: env.SUPABASE_JWT_SECRET,
  }
}

function checkDependencies(set: Record<string, string | undefined>, env: ParsedEnvironment): void {
  checkRetention(env)
  requireTogether(set, 'SUPABASE_URL', 'SUPABASE_ANON_KEY')
  for (const name of ['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_JWT_SECRET']) {
    requireTogether(set, name, 'SUPABASE_URL')
  }
  requireTogether(set, 'ADMIN_PASSWORD', 'ADMIN_EMAIL')
  for (const name of ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    requireTogether(set, name, 'S3_BUCKET')
  }
  if (set.SMTP_URL && !set.PUBLIC_URL && set.HOST && !isLoopbackHost(set.HOST)) {
    throw new StartError(
      `PUBLIC_URL must be set if SMTP_URL is set and HOST is open to the network (${set.HOST}): without it, the links in emails would lead to HOST, which users may not be able to open.`,
    )
  }
  requireTogether(set, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
  requireTogether(set, 'S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID')
}

/** A chat must not outlive the entries about administrators who read it after its last message. */
function checkRetention({ RETENTION_DAYS: chats, AUDIT_RETENTION_DAYS: audit }: ParsedEnvironment): void {
  if (audit === undefined || chats === undefined || audit > chats) return
  throw new StartError(`AUDIT_RETENTION_DAYS must be greater than RETENTION_DAYS (${chats}).`)
}

/** An IPv6 address needs brackets. */
export function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function requireTogether(set: Record<string, string | undefined>, name: string, other: string): void {
  if (set[name] && !set[other]) throw new StartError(`${other} must be set if ${name} is set.`)
}

type S3Variables = Partial<
  Record<'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string | undefined>
>

function readMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: ParsedEnvironment) {
  if (!SMTP_URL) return undefined
  const { hostname } = new URL(PUBLIC_URL ?? 'http://localhost')
  const hasDomain = hostname.includes('.') && isIP(hostname) === 0
  const isNamed = new URL(SMTP_URL).searchParams.has('name')
  return {
    url: SMTP_URL,
    from: MAIL_FROM ?? `no-reply@${hostname}`,
    /**
     * How the client introduces itself (EHLO). Some mail servers refuse a name without a domain, as containers have.
     */
    clientName: hasDomain && !isNamed ? hostname : undefined,
  }
}

/** Without keys, the AWS library looks for credentials itself, for example in the machine's role. */
function readS3(bucket: string, env: S3Variables) {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  return {
    bucket,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? 'us-east-1',
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}

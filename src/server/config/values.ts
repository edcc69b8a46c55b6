import { isIP } from 'node:net'
import * as v from 'valibot'

/** The types of values that settings take, each with its message for a wrong value. */

export const text = v.optional(v.string())

/** A secret that is sent in a header. */
export const token = v.optional(
  v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 ASCII characters, without spaces')),
)

/** A provider's key, which is sent in a header. With any other character in it, a call can fail without a response. */
export const apiKey = v.optional(
  v.pipe(v.string(), v.trim(), v.regex(/^[\x21-\x7e]+$/, 'must be a key: ASCII characters, without spaces')),
)

export function integer(minimum: number, maximum: number) {
  return v.optional(
    v.pipe(
      v.string(),
      v.check(
        value => /^\s*\d+\s*$/.test(value) && Number(value) >= minimum && Number(value) <= maximum,
        `must be a whole number from ${minimum} to ${maximum}`,
      ),
      v.transform(Number),
    ),
  )
}

const httpProtocols = ['http:', 'https:']

const unreadableAddress =
  'cannot be read as an address: percent-encode the characters @ / : # ? % in its user name and password'

export function address(protocols: string[]) {
  return v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        value => protocols.some(name => value.toLowerCase().startsWith(`${name}//`)),
        `must be an address that begins with ${protocols.map(name => `${name}//`).join(' or ')}`,
      ),
      v.check(value => URL.canParse(value), unreadableAddress),
    ),
  )
}

/** The Redis client decodes the password, and fails if it contains a `%` that encodes nothing. */
export const redisAddress = v.pipe(
  address(['redis:', 'rediss:']),
  v.check((value = '') => isPercentEncoded(value), unreadableAddress),
)

function isPercentEncoded(value: string): boolean {
  try {
    decodeURIComponent(value)
    return true
  } catch {
    return false
  }
}

/**
 * The address of a service that takes its credentials from other settings: calls would leave out those in the address.
 */
export const httpAddress = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(value => {
      const url = URL.parse(value)
      return url !== null && httpProtocols.includes(url.protocol) && !url.username && !url.password
    }, 'must be an address that begins with http:// or https://, without credentials'),
  ),
)

/** British English has no comma before the "or". */
const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return v.optional(v.picklist(values, `must be ${listFormat.format(values)}`))
}

/** Paths are appended to it, and users see it. */
export const origin = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.check(value => {
      const url = URL.parse(value)
      return url !== null && httpProtocols.includes(url.protocol) && /^[^/]+\/\/[^/?#@]+\/*$/.test(value)
    }, 'must be an address without path, query or credentials, like https://parvis.example.fr'),
  ),
)

export const emailAddress = v.optional(
  v.pipe(
    v.string('must be an email address'),
    v.regex(
      /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/,
      'must be an email address',
    ),
  ),
)

export const mailSender = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^\s*(?:[^<>\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)\s*$/,
      'must be an email address, alone or as Name <address>',
    ),
  ),
)

/** Addresses and networks, and the word `loopback`. */
export const proxies = v.optional(
  v.pipe(
    v.string(),
    v.transform(value => value.split(',').map(entry => entry.trim())),
    v.check(
      entries => entries.every(isProxy),
      ({ input }) =>
        `must be addresses, networks like 10.0.0.0/8 or the word loopback, separated by commas (not "${input.find(entry => !isProxy(entry))}")`,
    ),
  ),
)

function isProxy(entry: string): boolean {
  const [address = '', bits = '0', ...rest] = entry.split('/')
  const maxBits = isIP(address) === 6 ? 128 : 32
  const isNetwork = isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits
  return entry === 'loopback' || (isNetwork && rest.length === 0)
}

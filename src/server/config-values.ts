import * as z from 'zod/mini'

/** The types of values that settings take, each with its message for a wrong value. */

export const text = z.optional(z.string())

/** A secret that is sent in a header. */
export const token = z.optional(
  z.string().check(z.regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 ASCII characters, without spaces')),
)

export function integer(minimum: number, maximum: number) {
  return z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            value => /^\s*\d+\s*$/.test(value) && Number(value) >= minimum && Number(value) <= maximum,
            `must be a whole number from ${minimum} to ${maximum}`,
          ),
        ),
      z.transform(Number),
    ),
  )
}

export function address(protocols: string[]) {
  return z.optional(
    z.string().check(
      z.refine(
        value => {
          const url = URL.parse(value)
          return url !== null && protocols.includes(url.protocol)
        },
        `must be an address that begins with ${protocols.map(name => `${name}//`).join(' or ')}`,
      ),
    ),
  )
}

export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.optional(z.enum(values, `must be ${values.join(' or ')}`))
}

export const httpProtocols = ['http:', 'https:']

/** Paths are appended to it, and users see it. */
export const origin = z.optional(
  z.string().check(
    z.refine(value => {
      const url = URL.parse(value)
      return url !== null && httpProtocols.includes(url.protocol) && /^[^/]+\/\/[^/?#@]+\/*$/.test(value)
    }, 'must be an address without path, query or credentials, like https://parvis.example.fr'),
  ),
)

export const mailSender = z.optional(
  z
    .string()
    .check(
      z.regex(
        /^\s*(?:[^<>\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)\s*$/,
        'must be an email address, alone or as Name <address>',
      ),
    ),
)

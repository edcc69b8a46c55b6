import { expect, it } from 'vitest'
import { connectionRefusal, databaseUnavailable } from './database-errors.ts'

const failure = (code: string) => Object.assign(new Error('row 7 of users'), { severity: 'ERROR', code })

it.each([
  ['a deadlock', '40P01', 'database_conflict'],
  ['a conflict of two transactions', '40001', 'database_conflict'],
  ['a row that another request has locked for too long', '55P03', 'database_conflict'],
  ['a full disk', '53100', 'storage_full'],
  ['a database that shuts down', '57P01', 'database_unavailable'],
  ['a password that was changed while the server runs', '28P01', 'database_unavailable'],
  ['a database that was renamed while the server runs', '3D000', 'database_unavailable'],
])('%s leads to 503 with a time to retry, and quotes no data', (_name, code, problem) => {
  const error = databaseUnavailable(failure(code))
  expect(error).toMatchObject({ status: 503, code: problem })
  expect(error?.headers['retry-after']).toBeDefined()
  expect(error?.message).not.toContain('row 7')
})

it('a host that cannot be reached at any of its addresses leads to 503', () => {
  const refused = (code: string) => Object.assign(new Error('connect'), { code, syscall: 'connect' })
  for (const error of [
    refused('EHOSTUNREACH'),
    new AggregateError([refused('ECONNREFUSED'), refused('ENETUNREACH')]),
    Object.assign(new Error('no such host'), { code: 'EAI_AGAIN', syscall: 'getaddrinfo' }),
  ]) {
    expect(databaseUnavailable(error)).toMatchObject({ status: 503, code: 'database_unavailable' })
  }
  expect(
    databaseUnavailable(new AggregateError([refused('ECONNREFUSED'), new Error('a bug')])),
  ).toBeUndefined()
})

it('any other error does not count as an unavailable database', () => {
  expect(databaseUnavailable(failure('23505'))).toBeUndefined()
})

it('says in words why a session cannot begin, if trying again does not help (O-2)', () => {
  const failed = (message: string, code?: string) => Object.assign(new Error(message), code && { code })
  const noPassword = 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'
  expect(connectionRefusal(failed(noPassword))).toMatch(/^asks for a password: .*PGPASSWORD$/)
  expect(connectionRefusal(failed('The server does not support SSL connections'))).toContain('sslmode')
  expect(connectionRefusal(failed('self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT'))).toBe(
    'has a certificate whose issuer is unknown here (DEPTH_ZERO_SELF_SIGNED_CERT): install its whole chain on that server. If it is your own, set NODE_EXTRA_CA_CERTS to the file with its root',
  )
  expect(connectionRefusal(failed('rejected', 'CERT_REJECTED'))).toBe(
    'has a certificate that cannot be verified (CERT_REJECTED)',
  )
  expect(connectionRefusal(failed('unsupported startup parameter: lock_timeout', '08P01'))).toMatch(
    /^is behind PgBouncer, .* ignore_startup_parameters = .*lock_timeout/,
  )
  expect(connectionRefusal(failed('connect', 'ECONNREFUSED'))).toBeUndefined()
})

import { expect, it } from 'vitest'
import { variables } from './config.ts'
import { findUnknownVariables } from './unknown-variables.ts'

/** O-14 */

it('a misspelled setting is named, with the one that was meant', () => {
  const meant = Object.fromEntries(
    findUnknownVariables(['OPENAI_APIKEY', 'DATABASE_URI', 'PUBLIC_ULR', 'S3_BUCKETT'], variables).map(
      each => [each.name, each.meant],
    ),
  )
  expect(meant).toEqual({
    OPENAI_APIKEY: ['OPENAI_API_KEY'],
    DATABASE_URI: ['DATABASE_URL'],
    PUBLIC_ULR: ['PUBLIC_URL'],
    S3_BUCKETT: ['S3_BUCKET'],
  })
})

it('a variable that only begins like a setting is named, with the settings that begin like it', () => {
  expect(findUnknownVariables(['SMTP_HOST', 'OPENAI_ORG_ID'], variables)).toEqual([
    { name: 'SMTP_HOST', meant: ['SMTP_URL'] },
    { name: 'OPENAI_ORG_ID', meant: expect.arrayContaining(['OPENAI_API_KEY', 'OPENAI_BASE_URL']) },
  ])
})

it('variables of the system and of other programs are not mentioned', () => {
  const others = ['PATH', 'HOME', 'HOSTNAME', 'LANG', 'LC_ALL', 'TERM', 'TZ', 'MAIL', 'USER', 'PWD', 'CI']
  const programs = [
    'NODE_ENV',
    'NODE_OPTIONS',
    'npm_config_cache',
    'FORCE_COLOR',
    'SSH_AUTH_SOCK',
    'XDG_DATA_HOME',
  ]
  expect(findUnknownVariables([...others, ...programs, ...variables], variables)).toEqual([])
})

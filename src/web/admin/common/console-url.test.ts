import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { auditPath, isSelected, libraryPath, parseRoute, userChatPath, userPath } from './console-url.ts'

const user = '6f1b1c1e-0000-4000-8000-000000000001' as UserId
const chat = '6f1b1c1e-0000-4000-8000-000000000002' as ChatId
const search = (path: string) => path.slice(path.indexOf('?'))

describe('the URL of the console', () => {
  it('says which user and which chat are open', () => {
    expect(parseRoute('')).toEqual({ view: 'users', selection: { userId: undefined, chatId: undefined } })
    expect(parseRoute(search(userPath(user)))).toMatchObject({ selection: { userId: user } })
    expect(parseRoute(search(userChatPath(user, chat)))).toMatchObject({
      selection: { userId: user, chatId: chat },
    })
  })

  it('names the open user even if its path has capitals and a slash at the end', () => {
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal('location', { pathname: '/Admin/', search: search(userPath(user)) })
    expect(isSelected({ userId: user, chatId: undefined })).toBe(true)
  })

  it('says which entries of the audit log are shown', () => {
    const noFilter = { user: undefined, admin: undefined }
    expect(parseRoute(search(auditPath()))).toEqual({ view: 'audit', filter: noFilter })
    expect(parseRoute(search(auditPath({ user, admin: user })))).toEqual({
      view: 'audit',
      filter: { user, admin: user },
    })
    expect(parseRoute(search(auditPath({ user, reason: 'none' })))).toEqual({
      view: 'audit',
      filter: { user, reason: 'none' },
    })
    expect(parseRoute('?view=audit&reason=other')).toEqual({ view: 'audit', filter: {} })
    const until = '2026-11-30'
    expect(parseRoute(search(auditPath({ until })))).toEqual({ view: 'audit', filter: { until } })
    for (const day of ['yesterday', '2026-13-01', '0020-11-30'])
      expect(parseRoute(`?view=audit&until=${day}`)).toEqual({ view: 'audit', filter: {} })
  })

  it('filters the audit log by ids only, because the server refuses anything else', () => {
    const cut = user.slice(0, 20)
    expect(parseRoute(`?view=audit&user=${cut}&admin=me`)).toEqual({ view: 'audit', filter: {} })
    expect(parseRoute(`?view=audit&user=${user.toUpperCase()}`)).toEqual({ view: 'audit', filter: { user } })
  })

  it('says that the library is shown', () => {
    expect(parseRoute(search(libraryPath))).toEqual({ view: 'library' })
  })

  it.each(['?user=..%2Fx', `?chat=${chat}`, `?user=%00&chat=${chat}`, '?user=', '?user[]=a'])(
    'selects nothing if its query is %s',
    query => {
      expect(parseRoute(query)).toMatchObject({ selection: { userId: undefined, chatId: undefined } })
    },
  )
})

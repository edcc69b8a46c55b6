import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'
import { clearUserMemory } from '#web/lib/storage/user-memory.ts'
import { installPopovers } from './popovers.ts'

/** Vitest's setup for each file of component tests. */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
installPopovers()
// On a busy machine an update can take seconds.
configure({ asyncUtilTimeout: 4_000 })
afterEach(cleanup)
// The files share a page and its modules.
afterAll(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearUserMemory()
})

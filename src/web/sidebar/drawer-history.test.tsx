import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { currentPath } from '#web/lib/history/current-path.ts'
import { addDialog } from '#web/lib/history/dialog-history.ts'
import {
  navigateFromDrawer,
  navigateToMessage,
  toggleDrawer,
  useDrawerOpen,
  useVisit,
} from './drawer-history.ts'

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

it('the drawer closes each time, and a double press goes back only once (PH-2)', async () => {
  history.replaceState(null, '', '/?chat=1')
  // Browsers go back some time after the call.
  const go = history.go.bind(history)
  const slowGo = vi.spyOn(history, 'go').mockImplementation(delta => void setTimeout(() => go(delta)))
  const { result } = renderHook(useDrawerOpen)
  for (let time = 1; time <= 2; time += 1) {
    act(toggleDrawer)
    expect(result.current).toBe(true)
    act(toggleDrawer)
    act(toggleDrawer)
    await waitFor(() => expect(result.current).toBe(false))
    expect([location.search, slowGo.mock.calls.length]).toEqual(['?chat=1', time])
  }
})

it('a chat chosen in the drawer replaces the drawer’s entry in the history; choosing the open chat only closes the drawer (PH-2)', async () => {
  history.replaceState(null, '', '/?chat=1')
  const { result } = renderHook(useDrawerOpen)
  act(toggleDrawer)
  act(() => navigateFromDrawer('/?chat=1'))
  await waitFor(() => expect(result.current).toBe(false))
  act(toggleDrawer)
  const lengthBefore = history.length
  act(() => navigateFromDrawer('/?chat=2'))
  expect([location.search, history.length, result.current]).toEqual(['?chat=2', lengthBefore, false])
})

it('the new chat that is shown after the open chat was deleted stays, even if Escape closes the drawer at the same moment (PH-2)', async () => {
  history.replaceState(null, '', '/?chat=1')
  const { result } = renderHook(useDrawerOpen)
  act(toggleDrawer)
  const removeDialog = addDialog(() => true)
  await waitFor(() => expect(history.state).toMatchObject({ dialogs: 1 }))
  act(() => navigateFromDrawer('/'))
  act(toggleDrawer)
  removeDialog()
  await waitFor(() => expect([currentPath(), result.current]).toEqual(['/', false]))
  act(() => history.back())
  await waitFor(() => expect(currentPath()).toBe('/?chat=1'))
})

it('a chat can be chosen after a reload that closed a dialog (PH-2)', async () => {
  history.replaceState(null, '', '/?chat=1')
  history.pushState({ dialogs: 1 }, '')
  act(() => navigateFromDrawer('/?chat=2'))
  await waitFor(() => expect(currentPath()).toBe('/?chat=2'))
})

it('a search result can be opened again without another history entry (J-6)', () => {
  history.replaceState(null, '', '/?chat=1')
  const { result } = renderHook(useVisit)
  act(() => navigateToMessage('/?chat=1&message=2'))
  const [first, lengthBefore] = [result.current, history.length]
  act(() => navigateToMessage('/?chat=1&message=2'))
  expect(first).toBeTruthy()
  expect(result.current).not.toBe(first)
  expect(history.length).toBe(lengthBefore)
})

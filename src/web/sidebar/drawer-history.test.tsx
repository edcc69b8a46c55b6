import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
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
  const goBack = history.back.bind(history)
  const back = vi.spyOn(history, 'back').mockImplementation(() => void setTimeout(goBack))
  const { result } = renderHook(useDrawerOpen)
  for (let time = 1; time <= 2; time += 1) {
    act(toggleDrawer)
    expect(result.current).toBe(true)
    act(toggleDrawer)
    act(toggleDrawer)
    await waitFor(() => expect(result.current).toBe(false))
    expect([location.search, back.mock.calls.length]).toEqual(['?chat=1', time])
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

import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newAnswer } from '#web/chat/conversation/streaming-answer.ts'
import { AnswerActivity } from './answer-activity.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('an answer that pauses says below its text that it is still being written, until more comes (C-4)', () => {
  const withText = (text: string) => <AnswerActivity answer={{ ...newAnswer('answer'), text }} />
  const wait = (durationMs: number) =>
    act(() => {
      vi.advanceTimersByTime(durationMs)
    })
  const notice = () => screen.queryByText('Still writing…')
  const { rerender } = render(withText('At'))
  wait(2000)
  rerender(withText('At last'))
  wait(2900)
  expect(notice()).toBeNull()
  wait(200)
  expect(notice()).toBeTruthy()
  rerender(withText('At last.'))
  expect(notice()).toBeNull()
})

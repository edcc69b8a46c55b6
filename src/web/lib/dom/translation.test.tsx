import { act, Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { collectMutationObservers } from '#tests/support/pages/mutation-observers.ts'
import { watchForTranslation } from './watch-for-translation.ts'

let container: HTMLElement
let root: ReturnType<typeof createRoot>

/** All test files share the page, so nothing of this one may stay. */
const { insertBefore, removeChild } = Node.prototype
let observers: MutationObserver[]

beforeAll(() => {
  observers = collectMutationObservers()
  watchForTranslation()
})

afterAll(() => {
  for (const observer of observers) observer.disconnect()
  Object.assign(Node.prototype, { insertBefore, removeChild })
  vi.unstubAllGlobals()
})

beforeEach(() => {
  container = document.body.appendChild(document.createElement('main'))
  root = createRoot(container)
})

afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
})

const show = (children: ReactNode) => act(async () => root.render(children))

type Way = 'replaced' | 'removed after the translation is inserted'

async function translate(way: Way = 'replaced'): Promise<void> {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ parentElement }) => parentElement?.tagName !== 'FONT')) {
    const font = document.createElement('font')
    font.textContent = `«${text.data}»`
    if (way === 'replaced') text.replaceWith(font)
    else {
      text.before(font)
      text.remove()
    }
  }
  await settle()
}

/** The code is loaded, and the changes so far have been followed. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled()
  await new Promise(resolve => setTimeout(resolve))
}

it.each(['replaced', 'removed after the translation is inserted'] as const)(
  'a text that grows after it was translated is complete on screen, if the original is %s (X-11)',
  async way => {
    const answer = (end: string) => (
      <p>
        The <b>deposit</b>
        {end}
      </p>
    )
    await show(answer(' is returned'))
    await translate(way)
    expect(container.textContent).toBe('«The »«deposit»« is returned»')
    await show(answer(' is returned in two months'))
    await settle()
    expect(container.textContent).toBe('«The »«deposit» is returned in two months')
    await translate(way)
    await show(answer(' is returned in two months.'))
    await settle()
    expect(container.textContent).toBe('«The »«deposit» is returned in two months.')
  },
)

it('a translated text that leaves the page leaves the screen, without an error page (X-11)', async () => {
  const status = (copied: boolean) => (
    <p>
      {copied && 'Copied'}
      <b>Answer</b>
    </p>
  )
  await show(status(true))
  await translate()
  await show(status(false))
  expect(container.textContent).toBe('«Answer»')
})

it('what is added before a translated text is in its place (X-11)', async () => {
  const list = (first: boolean) => (
    <p>
      {first && <b>First, </b>}
      then the rest
    </p>
  )
  await show(list(false))
  await translate()
  await show(list(true))
  expect(container.textContent).toBe('First, «then the rest»')
})

it('a translated text that changes its place leaves no translation behind (X-11)', async () => {
  const list = (order: string[]) => (
    <p>
      {order.map(item => (
        <Fragment key={item}>{item}</Fragment>
      ))}
    </p>
  )
  await show(list(['First', 'Second']))
  await translate()
  await show(list(['Second', 'First']))
  await settle()
  expect(container.textContent?.replace(/[«»]/g, '')).toBe('SecondFirst')
})

it('a page that is shown in the original language again stays as it is (X-11)', async () => {
  const line = (text: string) => (
    <p>
      {text}
      <b>!</b>
    </p>
  )
  await show(line('Hello'))
  const text = container.querySelector('p')?.firstChild as Text
  await translate()
  container.querySelector('font')?.replaceWith(text)
  await settle()
  await show(line('Goodbye'))
  await settle()
  expect(container.textContent).toBe('Goodbye«!»')
})

it('in a translated page, what is added before a text that an extension wrapped is in its place, and the text leaves the screen too (X-11)', async () => {
  const line = (text: ReactNode, before?: string) => (
    <p>
      {before && <i>{before}</i>}
      {text}
      <b>!</b>
    </p>
  )
  await show(line('Wrapped'))
  await translate()
  await show(line('Wrapped again'))
  await settle()
  const text = container.querySelector('p')?.firstChild as Text
  const wrapper = document.createElement('mark')
  text.replaceWith(wrapper)
  wrapper.append(text)
  await show(line('Wrapped again', 'Before: '))
  expect(container.textContent).toBe('Before: Wrapped again«!»')
  await show(line(undefined))
  expect(container.textContent).toBe('«!»')
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  focusManager,
  type MutationCache as LibraryCache,
  onlineManager,
  QueryClient,
} from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { MutationCache } from './no-mutations.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const libraryClient = new URL(
  '../../../query-core/build/modern/queryClient.js',
  import.meta.resolve('@tanstack/react-query'),
)

it('no page uses the mutations of the query library, which are not in the build', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(path => /\.tsx?$/.test(path))
  const sources = files.filter(path => !path.includes('no-mutations'))
  expect(sources.filter(path => /\buse(Is)?Mutati/.test(readFileSync(join(web, path), 'utf8')))).toEqual([])
})

it('the query library imports its mutations under the name that the build replaces', () => {
  expect(readFileSync(fileURLToPath(libraryClient), 'utf8')).toContain(
    'import { MutationCache } from "./mutationCache.js"',
  )
})

it('without mutations, lists are still loaded again when the window has the focus and the network is back', async () => {
  const client = new QueryClient({ mutationCache: new MutationCache() as unknown as LibraryCache })
  client.mount()
  const { onFocus, onOnline } = vi.mockObject(client.getQueryCache(), { spy: true })
  onTestFinished(() => focusManager.setFocused(undefined))
  focusManager.setFocused(true)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.poll(() => onFocus).toHaveBeenCalled()
  await expect.poll(() => onOnline).toHaveBeenCalled()
  client.clear()
  client.unmount()
})

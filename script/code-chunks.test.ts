import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { chunkGroups, chunks } from './code-chunks.ts'

const files = chunks.flatMap(chunk => chunk.files)

it('every module that has a named chunk exists', () => {
  expect(files.filter(file => !existsSync(new URL(`../src/${file}`, import.meta.url)))).toEqual([])
})

it('no module is in two chunks, by its name or as a part of another', () => {
  const chunksOf = (file: string) => chunkGroups.filter(({ test }) => test.test(`/parvis/src/${file}`))
  expect(files.filter(file => chunksOf(file).length !== 1)).toEqual([])
})

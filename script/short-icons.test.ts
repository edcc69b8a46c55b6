import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { shortenIcon } from './short-icons.ts'

const module = new URL('../esm/icons/archive.mjs', import.meta.resolve('lucide-react'))
const key = /key: "(\w+)"/g

it('an icon in the pages has short keys and is otherwise the same', async () => {
  const whole = await readFile(fileURLToPath(module), 'utf8')
  const short = shortenIcon(whole)
  expect([...short.matchAll(key)].map(match => match[1])).toEqual(['0', '1', '2'])
  expect(short.replace(key, '')).toBe(whole.replace('__iconData.node;\n', '').replace(key, ''))
  expect(short.length).toBeLessThan(whole.length - '__iconData.node;'.length)
})

import { expect, test } from 'vitest'
import { withAsyncScripts } from './short-tasks.ts'

const page = `<head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-2.js">
    <link rel="stylesheet" crossorigin href="/assets/index-3.css">
  </head>
  <body>
    <div id="root"></div>
  </body>`

test('the imports of the entry script are evaluated in tasks of their own, and the entry script once the root exists', () => {
  expect(withAsyncScripts(page)).toBe(`<head>
    <script type="module" async crossorigin src="/assets/react-2.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-3.css">
  </head>
  <body>
    <div id="root"></div>
    <script type="module" async crossorigin src="/assets/index-1.js"></script>
  </body>`)
})

test('a build that writes the page differently fails', () => {
  expect(() => withAsyncScripts('<head></head>')).toThrow('script/short-tasks.ts')
})

test('a build in which another chunk imports the entry script fails: it could then run before the root exists', () => {
  const preloaded = page.replace('react-2', 'index-1')
  expect(() => withAsyncScripts(preloaded)).toThrow('vite.config.ts')
})

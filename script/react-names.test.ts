import { expect, it } from 'vitest'
import { namedExports } from './react-names.ts'

it('the pages can import each function of React by its name, and React as a whole', async () => {
  const react = await namedExports('react')
  expect(react).toContain("import whole from 'react'\nexport default whole\n")
  expect(react).toContain('export const useState = /* @__PURE__ */ (() => whole.useState)()')
  expect(react).not.toContain('__CLIENT_INTERNALS')
  expect(await namedExports('react/jsx-runtime')).toMatch(/export const jsx = .*\nexport const jsxs = /)
})

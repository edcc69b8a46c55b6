import type { Plugin } from 'vite'

const imported = /from '(?:valibot|(?:#shared|\.)\/schema\.ts)'/
const calls = /(?<![\w.])(?:v\.[a-z]\w*|plainObject|plainRecord|strictFields|limitedList)\(/g

/**
 * Building a schema has no side effects, so the schemas that only the server uses can stay out of the pages. Marks the
 * calls that build schemas. `manualPureFunctions` would apply to every variable with these names, in dependencies too.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !imported.test(code)) return undefined
      return { code: code.replace(calls, '/* @__PURE__ */ $&'), map: null }
    },
  }
}

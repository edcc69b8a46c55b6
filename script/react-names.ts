import type { Plugin } from 'vite'

/**
 * Gives React's functions names of their own in the pages. React is a CommonJS package, so each chunk would wrap it
 * again, and call each function as a property of that wrapper: `(0,a.jsx)(…)`. With a module that exports them by name,
 * chunks import them like our own functions: `b(…)`.
 */
export function reactNames(): Plugin {
  return {
    name: 'react-names',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      handler: (id, importer) => (importer && needsWhole.test(importer) ? undefined : prefix + id),
    },
    load: {
      filter: { id: /^\0react-names:/ },
      handler: id => namedExports(id.slice(prefix.length)),
    },
  }
}

/** Modules whose names begin like this exist only in the build. */
const prefix = '\0react-names:'

/** React's own packages, and the modules made here. */
const needsWhole = /^\0react-names:|\/node_modules\/(react|react-dom|scheduler)\//

/** A module with the exports of the package by name. Those that no page uses are left out by the build. */
export async function namedExports(name: string): Promise<string> {
  const { default: whole } = await import(name)
  const names = Object.keys(whole).filter(key => !key.startsWith('__'))
  return [
    `import whole from '${name}'`,
    'export default whole',
    ...names.map(key => `export const ${key} = /* @__PURE__ */ (() => whole.${key})()`),
  ].join('\n')
}

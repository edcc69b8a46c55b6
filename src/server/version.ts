import packageJson from '#package.json' with { type: 'json' }

/** Of the program, from package.json at build time. */
export const version: string = packageJson.version

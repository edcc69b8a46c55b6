import packageJson from '#package.json' with { type: 'json' }

/** The version of the program, from package.json at build time. */
export const version: string = packageJson.version

import type { Plugin, Rolldown } from 'vite'

/**
 * Shortens the lists of preloads. For each of its lazy parts, a script names the scripts that the part needs. Those
 * that the script itself imports are already loaded, so they need not be named.
 */
export function shortPreloads(): Plugin {
  let bundle: Rolldown.OutputBundle = {}
  return {
    name: 'short-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, dependencies, { hostId, hostType }) =>
            hostType === 'html' ? dependencies : withoutLoaded(dependencies, hostId, bundle),
        },
      },
    }),
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_options, output) {
        bundle = output
      },
    },
  }
}

type Chunks = Record<string, { type: string; imports?: string[] }>

/** The dependencies that the script `host` does not import, directly or through another script. */
export function withoutLoaded(dependencies: readonly string[], host: string, chunks: Chunks): string[] {
  const loaded = new Set([host])
  // Scripts that are added meanwhile are visited too.
  for (const name of loaded) for (const imported of chunks[name]?.imports ?? []) loaded.add(imported)
  return dependencies.filter(name => !loaded.has(name))
}

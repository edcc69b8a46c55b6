import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './script/code-chunks.ts'
import { markedLexer } from './script/marked-lexer.ts'
import { reactNames } from './script/react-names.ts'
import { shortIcons } from './script/short-icons.ts'
import { shortPreloads } from './script/short-preloads.ts'
import { shortTasks } from './script/short-tasks.ts'

export default defineConfig({
  plugins: [reactNames(), react(), tailwindcss(), markedLexer(), shortIcons(), shortPreloads(), shortTasks()],
  publicDir: 'src/web/public',
  resolve: {
    alias: {
      // wouter imports this replacement for a hook that React has had since version 18.
      'use-sync-external-store/shim/index.js': 'react',
      // In the query library, which every page with a list has.
      './mutationCache.js': fileURLToPath(new URL('src/web/api/no-mutations.ts', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    /** The content security policy allows no `data:` URLs, and only scripts in files of our own. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    /** The browsers of product.md. light-dark() is translated for them; :has() is left as written. */
    cssTarget: ['chrome111', 'firefox125', 'safari16.4'],
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // Each name is repeated in every file that refers to it. Hashes do not compress, so they are kept short.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
      },
    },
  },
})

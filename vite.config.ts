import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where the server listens while the pages are worked on (`npm run dev`). */
const server = `http://127.0.0.1:${process.env.PORT || 3000}`

export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: 'src/web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    /** The content security policy allows no data: address, and no script but files of our own. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    /** The browsers of product.md: light-dark(), :has() and popovers as written. */
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    reportCompressedSize: true,
    // What every page needs and seldom changes stays in caches over an upgrade; and libraries in one piece are smaller
    // than in the pieces that pages would share. So are the small modules that every page, or every page with icons,
    // loads in any case.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'every-page',
              test: /node_modules\/(react|react-dom|scheduler|zod|wouter|regexparam|use-sync-)/,
            },
            {
              name: 'frame',
              test: /web\/(lib\/(class-names|page-title|storage)|i18n\/(language|texts(-app)?\.ts)|api\/config-context|shell\/(legal|main|wordmark|language))/,
            },
            {
              name: 'icons',
              test: /lucide-react\/dist\/esm\/(?!icons)|web\/(ui\/(icon-button|more-button|select)|lib\/(use-media|copy-text)|markdown\/safe-link|chat\/message-files-context)/,
            },
            { name: 'lists', test: /node_modules\/@tanstack|web\/api\/queries/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/auth/v1', '/files'].map(path => [path, server])),
  },
})

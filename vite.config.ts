import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { markedLexer } from './script/marked-lexer.ts'
import { shortIcons } from './script/short-icons.ts'
import { shortPreloads } from './script/short-preloads.ts'
import { shortTasks } from './script/short-tasks.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), markedLexer(), shortIcons(), shortPreloads(), shortTasks()],
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
    // Code that every page needs and that rarely changes has chunks of its own, which stay in caches across upgrades.
    // Modules that are loaded together anyway, on every page or on every page with icons, are smaller in one chunk than
    // in the many that pages would otherwise share.
    rolldownOptions: {
      output: {
        // Each name is repeated in every file that refers to it. Hashes do not compress, so they are kept short.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'every-page',
              test: /node_modules\/(react|react-dom|scheduler|valibot|wouter|regexparam)|web\/draw-page\.|vite\/preload-helper/,
            },
            // This chunk can run before the page is parsed, so it must import nothing from the entry script
            // (short-tasks.ts).
            {
              name: 'frame',
              test: /shared\/(\w+\/)?(account|app-config|budget|emergency|ids|language|parse-url|problem|schema)\.ts|web\/(auth\/(session\/(?!auth-client)|pages\/return-path\.)|chat\/disclaimer\/(disclaimer-record|preload-disclaimer)\.|lib\/(\w+\/)?(offline-worker|class-names|fetch-code|local-storage|log-failure|remove-drafts|sign-in-notice|use-page-title|user-memory)|i18n\/(language|texts(-app)?\.ts)|api\/(account|app-config|client|config-context|read-body|received\.ts)|ui\/(button|skip-link|modals|spinner|toast)|shell\/(error-boundary|firm-(colors|links|name)|loading-page|status-page|language|legal|logo|main-content|use-main-focus))/,
            },
            {
              name: 'icons',
              test: /lucide-react\/dist\/esm\/((?!icons)|icons\/(arrow-left|file-text|x)\.)|shared\/(\w+\/)?(chat|date-format|legal|library|limits|models|text-language|safe-link)\.ts|web\/(api\/(budget|legal|message-pages|received-chats|send-deletion)|shell\/library-link|ui\/(icon-button|is-outside|lazy-part|placeholder-dialog|more-button|select|try-again-button)|auth\/pages\/generated-password\.|chat\/disclaimer\/disclaimer\.|i18n\/texts-chat|lib\/(\w+\/)?(before-sign-out|current-path|dialog-history|random-id|drafts|tab-channel|use-back-closes|use-media|copy-text|focus-around|is-composing|use-growing-height|sharing-context)|markdown\/link-context|chat\/messages\/message-actions-context)/,
            },
            // The pages with a form for the auth provider.
            {
              name: 'auth-forms',
              test: /web\/(auth\/(forms\/(?!new-password-form)|pages\/auth-frame\.)|ui\/(notice|text-field)|shell\/brand-illustration|i18n\/texts-auth)/,
            },
            { name: 'sign-in', test: /web\/auth\/pages\/(login-page|signup-page)\./ },
            { name: 'recovery', test: /web\/(auth\/forms\/new-password-form|i18n\/texts-recovery)/ },
            {
              name: 'page-frame',
              test: /web\/(shell\/(not-found-page|page-frame|page-section)|i18n\/texts-not-found)\./,
            },
            { name: 'sharing', test: /web\/(i18n\/texts-sharing|sharing\/failure-text)/ },
            {
              name: 'message-rows',
              test: /web\/lib\/(\w+\/)?(place-in-view|remembered-place)|web\/chat\/messages\/(answer-origin|message-row|use-rows|source-list|answer-activity|question-text|mentions-lawyer|list-around|actions\/(listen|rate-answer|copy-answer|formatted-answer|regenerate-menu|export-answer|reading))\.|i18n\/texts-(answer-actions|messages)|icons\/thumbs-/,
            },
            {
              name: 'conversation',
              test: /web\/(chat\/(conversation\/(conversation|conversation-reducer|edit-draft|loaded-pages|question-changes|shown-message|streaming-answer|use-conversation-state)|messages\/(emergency-part|incomplete-reason|upload-progress-text|version-actions-context))\.|i18n\/(quoted-names|texts-fi(les|rm))|lib\/observable-map|shell\/firm-line|ui\/file-names)|shared\/api\/sources|icons\/square\./,
            },
            { name: 'dialogs', test: /web\/(ui\/(confirm-)?dialog|lib\/dom\/arrow-keys)\./ },
            { name: 'archive', test: /web\/(sidebar\/(archive-dialog|select-list)|i18n\/texts-archive)\./ },
            {
              name: 'change-chat',
              test: /web\/(sidebar\/(delete-chat-dialog|rename-field)|i18n\/texts-change-chat)\./,
            },
            // The chat and the console.
            {
              name: 'lists',
              test: /node_modules\/@tanstack|web\/(api\/(queries|no-mutations|chat-pages|use-paged-list)|ui\/menu|chat\/conversation\/use-fresh-links|i18n\/texts-versions|sharing\/sharing-scope)|lucide-react\/dist\/esm\/icons\/(check|copy|download|log-out|pencil|refresh-cw|rotate-ccw|search|shield-check|trash|volume-2)\./,
            },
          ],
        },
      },
    },
  },
})

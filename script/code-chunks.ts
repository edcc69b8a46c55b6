/**
 * The chunks of the build that have a name: each is one script in dist/web/assets. Modules that are loaded together
 * anyway are smaller in one chunk than in the many that pages would otherwise share, and code that every page needs and
 * that rarely changes stays in caches across upgrades. The build finds a chunk for every other module by itself.
 */
type Chunk = {
  name: string
  /** Our own modules, relative to src. */
  files: readonly string[]
  /** Modules of packages and of the build. */
  others?: RegExp
}

export const chunks: readonly Chunk[] = [
  {
    // React, the router and the schemas, with the first rendering, which initialises React's renderer.
    name: 'every-page',
    others:
      /node_modules\/(react|react-dom|scheduler|valibot|wouter|regexparam)|vite\/preload-helper|react-names/,
    files: ['web/draw-page.ts'],
  },
  {
    // What the app needs before it shows any page. This chunk can run before the page is parsed, so it must import
    // nothing from the entry script (short-tasks.ts).
    name: 'frame',
    files: [
      'shared/api/account.ts',
      'shared/api/app-config.ts',
      'shared/api/budget.ts',
      'shared/api/emergency.ts',
      'shared/api/ids.ts',
      'shared/api/problem.ts',
      'shared/language.ts',
      'shared/schema.ts',
      'shared/text/parse-url.ts',
      'web/api/account.ts',
      'web/api/app-config.ts',
      'web/api/client.ts',
      'web/api/config-context.tsx',
      'web/api/read-body.ts',
      'web/api/received-ids.ts',
      'web/auth/pages/return-path.ts',
      'web/auth/session/lazy-auth-client.ts',
      'web/auth/session/session-manager.ts',
      'web/auth/session/session-state.ts',
      'web/auth/session/session-tokens.ts',
      'web/auth/session/session.tsx',
      'web/auth/session/stored-session.ts',
      'web/auth/session/use-account.ts',
      'web/chat/disclaimer/disclaimer-record.ts',
      'web/chat/disclaimer/preload-disclaimer.ts',
      'web/i18n/language-context.tsx',
      'web/i18n/language.ts',
      'web/i18n/shell/texts-app.ts',
      'web/i18n/texts.ts',
      'web/lib/class-names.ts',
      'web/lib/dom/use-page-title.ts',
      'web/lib/fetch-code.ts',
      'web/lib/log-failure.ts',
      'web/lib/observable.ts',
      'web/lib/offline-worker.ts',
      'web/lib/storage/local-storage.ts',
      'web/lib/storage/remove-drafts.ts',
      'web/lib/storage/sign-in-notice.ts',
      'web/lib/storage/user-memory.ts',
      'web/lib/use-load.ts',
      'web/shell/error-boundary.tsx',
      'web/shell/firm-colors.ts',
      'web/shell/firm-links.tsx',
      'web/shell/firm-name.tsx',
      'web/shell/language-switch.tsx',
      'web/shell/legal-links.tsx',
      'web/shell/loading-page.tsx',
      'web/shell/logo.tsx',
      'web/shell/main-content.tsx',
      'web/shell/status-page.tsx',
      'web/shell/use-main-focus.ts',
      'web/ui/button.tsx',
      'web/ui/list.tsx',
      'web/ui/modals.ts',
      'web/ui/notice.tsx',
      'web/ui/skip-link.tsx',
      'web/ui/spinner.tsx',
      'web/ui/toast.tsx',
    ],
  },
  {
    // Every page with icons: all except those of the auth forms.
    name: 'icons',
    others: /lucide-react\/dist\/esm\/((?!icons)|icons\/(arrow-left|file-text|x)\.)/,
    files: [
      'shared/api/chat.ts',
      'shared/api/legal.ts',
      'shared/api/library.ts',
      'shared/api/models.ts',
      'shared/limits.ts',
      'shared/text/date-format.ts',
      'shared/text/safe-link.ts',
      'shared/text/text-language.ts',
      'web/api/budget.ts',
      'web/api/legal.ts',
      'web/api/message-pages.ts',
      'web/api/received-chats.ts',
      'web/api/received.ts',
      'web/api/record-disclaimer.ts',
      'web/api/send-deletion.ts',
      'web/auth/pages/generated-password.tsx',
      'web/chat/disclaimer/disclaimer.tsx',
      'web/chat/messages/message-actions-context.ts',
      'web/i18n/chat/texts-chat.ts',
      'web/lib/dom/copy-text.ts',
      'web/lib/dom/focus-around.ts',
      'web/lib/dom/is-composing.ts',
      'web/lib/dom/use-field-text.ts',
      'web/lib/dom/use-growing-height.ts',
      'web/lib/dom/use-media.ts',
      'web/lib/history/chat-path.ts',
      'web/lib/history/current-path.ts',
      'web/lib/history/dialog-history.ts',
      'web/lib/history/last-chat.ts',
      'web/lib/history/use-back-closes.ts',
      'web/lib/random-id.ts',
      'web/lib/sharing-context.ts',
      'web/lib/storage/before-sign-out.ts',
      'web/lib/storage/drafts.ts',
      'web/lib/storage/tab-channel.ts',
      'web/markdown/link-context.ts',
      'web/shell/library-link.tsx',
      'web/ui/icon-button.tsx',
      'web/ui/is-outside.ts',
      'web/ui/lazy-part.tsx',
      'web/ui/more-button.tsx',
      'web/ui/placeholder-dialog.tsx',
      'web/ui/select.tsx',
      'web/ui/try-again-button.tsx',
    ],
  },
  {
    // The pages with a form for the auth provider.
    name: 'auth-forms',
    files: [
      'web/auth/forms/credentials-form.tsx',
      'web/auth/forms/fields.tsx',
      'web/auth/forms/form-parts.tsx',
      'web/auth/forms/use-provider-call.ts',
      'web/auth/pages/auth-frame.tsx',
      'web/i18n/auth/texts-auth.ts',
      'web/shell/brand-illustration.tsx',
      'web/ui/text-field.tsx',
    ],
  },
  {
    // A visitor often goes from one of these pages to the other.
    name: 'sign-in',
    files: ['web/auth/pages/login-page.tsx', 'web/auth/pages/signup-page.tsx'],
  },
  {
    // The pages that set a new password: after an emailed link, and the account page.
    name: 'recovery',
    files: ['web/auth/forms/new-password-form.tsx', 'web/i18n/auth/texts-recovery.ts'],
  },
  {
    // The account page, the legal pages, the library and other pages with the usual header and footer.
    name: 'page-frame',
    files: [
      'web/i18n/shell/texts-not-found.ts',
      'web/shell/not-found-page.tsx',
      'web/shell/page-frame.tsx',
      'web/shell/page-section.tsx',
    ],
  },
  {
    // The dialogs of the chat page, a shared chat, and the account page.
    name: 'sharing',
    files: ['web/i18n/sharing/texts-sharing.ts', 'web/sharing/failure-text.ts'],
  },
  {
    // The chat with messages, and a shared chat.
    name: 'message-rows',
    others: /icons\/thumbs-/,
    files: [
      'web/chat/messages/actions/copy-answer.tsx',
      'web/chat/messages/actions/export-answer.tsx',
      'web/chat/messages/actions/formatted-answer.ts',
      'web/chat/messages/actions/rate-answer.tsx',
      'web/chat/messages/actions/read-aloud-button.tsx',
      'web/chat/messages/actions/reading.ts',
      'web/chat/messages/actions/regenerate-menu.tsx',
      'web/chat/messages/answer-activity.tsx',
      'web/chat/messages/answer-origin.ts',
      'web/chat/messages/list-around.ts',
      'web/chat/messages/mentions-lawyer.ts',
      'web/chat/messages/message-row.tsx',
      'web/chat/messages/question-text.tsx',
      'web/chat/messages/source-list.tsx',
      'web/chat/messages/use-rows.ts',
      'web/i18n/chat/texts-answer-actions.ts',
      'web/i18n/chat/texts-messages.ts',
      'web/lib/dom/place-in-view.ts',
      'web/lib/dom/remembered-place.ts',
    ],
  },
  {
    // The chat of users and visitors, and a shared chat.
    name: 'conversation',
    others: /icons\/square\./,
    files: [
      'shared/api/sources.ts',
      'web/chat/conversation/conversation-reducer.ts',
      'web/chat/conversation/conversation.ts',
      'web/chat/conversation/edit-draft.ts',
      'web/chat/conversation/loaded-pages.ts',
      'web/chat/conversation/question-changes.ts',
      'web/chat/conversation/shown-message.ts',
      'web/chat/conversation/streaming-answer.ts',
      'web/chat/conversation/use-conversation-state.ts',
      'web/chat/messages/emergency-part.tsx',
      'web/chat/messages/incomplete-reason.ts',
      'web/chat/messages/upload-progress-text.ts',
      'web/chat/messages/version-actions-context.ts',
      'web/i18n/quoted-names.ts',
      'web/i18n/chat/texts-files.ts',
      'web/i18n/shell/texts-firm.ts',
      'web/lib/observable-map.ts',
      'web/shell/firm-line.tsx',
      'web/ui/file-names.tsx',
    ],
  },
  {
    // Loaded with the first dialog.
    name: 'dialogs',
    files: ['web/lib/dom/arrow-keys.ts', 'web/ui/confirm-dialog.tsx', 'web/ui/dialog.tsx'],
  },
  {
    // The archive, and the selection of several chats.
    name: 'archive',
    files: [
      'web/i18n/sidebar/texts-archive.ts',
      'web/sidebar/archive-dialog.tsx',
      'web/sidebar/select-list.tsx',
    ],
  },
  {
    // Renaming and deleting a chat.
    name: 'change-chat',
    files: [
      'web/i18n/sidebar/texts-change-chat.ts',
      'web/sidebar/delete-chat-dialog.tsx',
      'web/sidebar/rename-field.tsx',
    ],
  },
  {
    // The chat and the console: their lists, and their menus.
    name: 'lists',
    others:
      /node_modules\/@tanstack|lucide-react\/dist\/esm\/icons\/(check|copy|download|log-out|pencil|refresh-cw|rotate-ccw|search|shield-check|trash|volume-2)\./,
    files: [
      'web/api/chat-pages.ts',
      'web/api/no-mutations.ts',
      'web/api/queries.tsx',
      'web/api/use-paged-list.ts',
      'web/chat/conversation/use-fresh-links.ts',
      'web/i18n/chat/texts-versions.ts',
      'web/sharing/sharing-scope.tsx',
      'web/ui/menu.tsx',
    ],
  },
]

/** The same for the build. If a module is in several chunks, the first one gets it. */
export const chunkGroups = chunks.map(({ name, files, others }) => {
  const own = `/src/(${files.map(file => file.replaceAll('.', '\\.')).join('|')})$`
  return { name, test: new RegExp(others ? `${own}|${others.source}` : own) }
})

/** GET /api/chat/{id}/export: the formats of a file, with the ending of its name. */
export const exportFormats = ['md', 'docx', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** A chat with more messages, or more text, is not exported as one file. */
export const maxExportMessages = 1_000
export const maxExportCharacters = 1_500_000

/** Of the response of GET /api/account/export: how many chats the archive has. */
export const archiveChatCountHeader = 'x-chat-count'

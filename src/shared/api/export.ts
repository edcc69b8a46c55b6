/** GET /api/chat/{id}/export: the file formats, named by their file extensions. */
export const exportFormats = ['md', 'docx', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** A chat with more messages, or more text, cannot be shared, and its answers can only be exported one by one. */
export const maxExportMessages = 1_000
export const maxExportCharacters = 1_500_000

/** Writing one file may take this long. */
export const maxExportWriteMs = 60_000

/** A header of the response to GET /api/account/export: how many chats there are when the export begins. */
export const archiveChatCountHeader = 'x-chat-count'

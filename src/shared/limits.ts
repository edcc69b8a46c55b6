/**
 * Limits and page sizes of the server's calls, most of which the browser needs too. Limits that an operator can change
 * are in server/config/config.ts.
 */

export const chatPageSize = 30
export const messagePageSize = 100
export const sheetPageSize = 100
export const searchPageSize = 20
export const maxPageSize = 100

/** Characters, after trimming. */
export const maxTitleLength = 200
/** For a search in the library or in the user's own chats. */
export const maxSearchLength = 200
/** Characters in one question: people paste whole contracts. */
export const maxQuestionLength = 100_000
/** High enough for a client that sends the whole history of a long chat. */
export const maxHistoryMessageCount = 5_000
export const maxJsonBodyBytes = 16 * 1024 * 1024

/** For one uploaded file, and the number of files per message. */
export const maxImageBytes = 20 * 1024 * 1024
export const maxPdfBytes = 32 * 1024 * 1024
export const maxFileCount = 10
/** For any request: as many of the largest files as allowed, and their multipart framing. */
export const maxRequestBodyBytes = maxFileCount * maxPdfBytes + 64 * 1024
export const maxFileNameLength = 255

/** How long the link to a file works. A chat page that stays open renews its links before they expire. */
export const fileLinkLifetimeSeconds = 55 * 60

/** A temporary chat that was not closed is removed this long after its last question or retry. */
export const temporaryChatHours = 3

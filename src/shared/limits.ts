/** Figures that both ends must agree on. What only the server enforces and an operator may change is in server/config.ts. */

export const chatPageSize = 30
export const messagePageSize = 100
export const maxPageSize = 100

/** Characters, after trimming. */
export const maxTitleLength = 200
/** Characters of one question: people paste whole contracts. */
export const maxQuestionLength = 100_000
/** A client that resends the loaded history must not be refused for a long chat. */
export const maxHistoryMessages = 5_000
/** Bytes of a JSON body. */
export const maxJsonBody = 16 * 1024 * 1024

/** Bytes of one uploaded file, and how many go with one message. */
export const maxImageSize = 20 * 1024 * 1024
export const maxPdfSize = 32 * 1024 * 1024
export const maxFiles = 10
/** Bytes of any request: as many files as are allowed, and what wraps them. */
export const maxRequestBody = maxFiles * maxPdfSize + 64 * 1024
/** Characters of a file's name. */
export const maxFileName = 255

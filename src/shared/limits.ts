/** Limits that both ends must agree on. What only the server enforces and an operator may change is in server/config.ts. */

export const chatPageSize = 30
export const messagePageSize = 100
export const maxPageSize = 100

/** Characters, after trimming. */
export const maxTitleLength = 200
/** Characters of one question: people paste whole contracts. */
export const maxQuestionLength = 100_000
/** A client that resends the loaded history must not be refused for a long chat. */
export const maxHistoryMessageCount = 5_000
export const maxJsonBodyBytes = 16 * 1024 * 1024

/** Of one uploaded file, and how many go with one message. */
export const maxImageBytes = 20 * 1024 * 1024
export const maxPdfBytes = 32 * 1024 * 1024
export const maxFileCount = 10
/** Of any request: as many files as are allowed, and what wraps them. */
export const maxRequestBodyBytes = maxFileCount * maxPdfBytes + 64 * 1024
export const maxFileNameLength = 255

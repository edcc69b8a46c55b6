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

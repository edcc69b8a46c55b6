/** Where the auth client keeps the session in the browser's storage. */
export const sessionKey = 'parvis.session'

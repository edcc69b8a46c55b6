/** The embedded auth provider's tables (migrations/0002_embedded_auth.sql). */
// biome-ignore lint/complexity/noBannedTypes: filled by the next migration.
export type AuthTables = {}

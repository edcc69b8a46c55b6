import type { AppConfig } from '#shared/api/app-config.ts'

/** The public settings of a firm with a model, but without links, colours, a logo, suggestions or a library. */
export const appConfig: AppConfig = {
  auth: { url: '/auth/v1', key: 'key', recovery: false },
  firm: {
    name: 'Firm',
    title: 'Firm',
    contactUrl: null,
    bookingUrl: null,
    disclaimerVersion: 'v1',
    colors: { ink: null, brass: null, brassOnDark: null },
    logo: null,
  },
  model: 'configured',
  topics: [],
  retentionDays: null,
  suggestions: [],
  version: '1.2.3',
}

import { restartWithMemorySettings } from './restart-with-memory-settings.ts'

/** The program of `npm start`. The server is loaded only after the restart, which would otherwise load it twice. */
restartWithMemorySettings()
await import('./start.ts')

import { AppError, unavailable } from '#server/errors.ts'

export function tooLarge(): AppError {
  return new AppError(
    413,
    'export_too_large',
    'This is too long or too complex to export. You can export a chat’s answers one by one.',
  )
}

export function exportBusy(): AppError {
  return unavailable('Many files are being prepared. Please try again in a moment.', 'export_busy', 10)
}

export function exportRunning(): AppError {
  return new AppError(
    429,
    'export_running',
    'Another of your exports is being prepared. Please wait until it is finished.',
    {
      'retry-after': '5',
    },
  )
}

import { StartError } from '#server/errors.ts'

/**
 * Puts the retention period into the legal pages, so that their promise matches RETENTION_DAYS:
 *
 *     {{#retentionDays}}kept for {{retentionDays}} days{{/retentionDays}}     only if it is set
 *     {{^retentionDays}}kept until you delete them{{/retentionDays}}          only if it is not
 */
const section = /\{\{([#^])retentionDays\}\}(.*?)\{\{\/retentionDays\}\}/gs
const number = '{{retentionDays}}'

/** Throws a StartError that names the file if the text promises a period, but RETENTION_DAYS is not set. */
export function fillRetention(text: string, path: string, days: number | undefined): string {
  const chosen = text.replace(section, (_, mark: string, inside: string) =>
    (mark === '#') === (days !== undefined) ? inside : '',
  )
  if (days !== undefined) return chosen.replaceAll(number, String(days))
  if (!chosen.includes(number)) return chosen
  throw new StartError(
    `${path} contains ${number}, but RETENTION_DAYS is not set: put the sentence between {{#retentionDays}} and {{/retentionDays}}.`,
  )
}

/** A warning for the operator if the firm's privacy page does not name the period. */
export function retentionWarning(privacy: string, days: number | undefined): string | undefined {
  if (days === undefined || new RegExp(`\\b${days}\\b`).test(privacy)) return undefined
  return `RETENTION_DAYS is ${days}, but legal/privacy.md does not say so: write ${number} where it says how long conversations are kept.`
}

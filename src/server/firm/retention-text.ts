import { StartError } from '#server/errors.ts'

/**
 * Puts the retention periods into the legal pages, so that their promises match RETENTION_DAYS and
 * AUDIT_RETENTION_DAYS:
 *
 *     {{#retentionDays}}kept for {{retentionDays}} days{{/retentionDays}}     only if it is set
 *     {{^retentionDays}}kept until you delete them{{/retentionDays}}          only if it is not
 */
const settings = [
  { name: 'retentionDays', variable: 'RETENTION_DAYS', what: 'chats are' },
  { name: 'auditRetentionDays', variable: 'AUDIT_RETENTION_DAYS', what: 'the audit log is' },
] as const

export type RetentionPeriods = { [name in (typeof settings)[number]['name']]?: number | undefined }

/** Throws a StartError that names the file if the text uses a period that is not set, or a mark that is unknown. */
export function fillRetention(text: string, path: string, periods: RetentionPeriods): string {
  const whole = settings.reduce((filled, { name, variable }) => {
    const days = periods[name]
    const section = new RegExp(`\\{\\{([#^])${name}\\}\\}(.*?)\\{\\{/${name}\\}\\}`, 'gs')
    const chosen = filled.replace(section, (_, mark: string, inside: string) =>
      (mark === '#') === (days !== undefined) ? inside : '',
    )
    if (days !== undefined) return withDays(chosen, name, days)
    if (!chosen.includes(`{{${name}}}`)) return chosen
    throw new StartError(
      `${path} contains {{${name}}}, but ${variable} is not set: put the sentence between {{#${name}}} and {{/${name}}}.`,
    )
  }, text)
  const left = /\{\{.{0,40}/.exec(whole)?.[0]
  if (left === undefined) return whole
  const names = settings.map(({ name }) => name).join(' and ')
  throw new StartError(`${path} contains “${left}”: only ${names} can be used between double braces.`)
}

/** A firm writes “days” or “jours” after the mark. After 1, the word loses its s. */
function withDays(text: string, name: string, days: number): string {
  const plural = new RegExp(`(\\{\\{${name}\\}\\}\\s(?:day|jour))s\\b`, 'g')
  return (days === 1 ? text.replace(plural, '$1') : text).replaceAll(`{{${name}}}`, String(days))
}

/** Warns the operator of each period that is set, but whose number of days is not in the firm's privacy page. */
export function retentionWarnings(privacy: string, periods: RetentionPeriods): string[] {
  return settings.flatMap(({ name, variable, what }) => {
    const days = periods[name]
    if (days === undefined || new RegExp(`\\b${days}\\b`).test(privacy)) return []
    return `${variable} is ${days}, but legal/privacy.md does not say so: write {{${name}}} where it says how long ${what} kept.`
  })
}

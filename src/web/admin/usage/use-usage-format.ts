import { useMemo } from 'react'
import type { UsageFigures } from '#shared/admin-usage.ts'
import { useLanguage } from '#web/i18n/language-context.tsx'

type UsageFormat = {
  number(value: number): string
  percent(ratio: number): string
  /** `YYYY-MM-DD` */
  day(day: string): string
  /** Undefined without a price. */
  cost(figures: Pick<UsageFigures, 'cost'>): string | undefined
}

export function useUsageFormat(currency: string): UsageFormat {
  const { language } = useLanguage()
  return useMemo(() => {
    const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
    const number = new Intl.NumberFormat(locale)
    const percent = new Intl.NumberFormat(locale, { style: 'percent' })
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
    const money = moneyFormat(locale, currency)
    return {
      number: value => number.format(value),
      percent: ratio => percent.format(ratio),
      day: value => {
        const date = new Date(value)
        return Number.isNaN(date.getTime()) ? value : day.format(date)
      },
      cost: ({ cost }) => (cost === null ? undefined : money.format(cost)),
    }
  }, [language, currency])
}

/** A newer server may send something else than the code of a currency. */
function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency })
  } catch {
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  }
}

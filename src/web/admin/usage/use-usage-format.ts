import { useMemo } from 'react'
import type { UsageFigures } from '#shared/api/admin-usage.ts'
import { locales } from '#shared/text/date-format.ts'
import { type Format, useFormat } from '#web/admin/common/format.ts'
import { useLanguage } from '#web/i18n/language-context.tsx'

type UsageFormat = Format & {
  /** Undefined if there is no price. */
  cost(figures: Pick<UsageFigures, 'cost'>): string | undefined
}

export function useUsageFormat(currency: string): UsageFormat {
  const { language } = useLanguage()
  const format = useFormat()
  return useMemo(() => {
    const money = moneyFormat(locales[language], currency)
    return { ...format, cost: ({ cost }) => (cost === null ? undefined : money.format(cost)) }
  }, [language, format, currency])
}

/** A newer server may send something other than a currency code. */
function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency })
  } catch {
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  }
}

import { RefreshCw } from 'lucide-react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { AdminUsage } from '#shared/admin-usage.ts'
import type { UserId } from '#shared/ids.ts'
import { ColumnError, ColumnStatus } from '#web/admin/columns/column-status.tsx'
import { usagePath, userPath } from '#web/admin/common/console-url.ts'
import { statusOf, type Users } from '#web/admin/users/use-users.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { adminTexts } from '#web/i18n/texts-admin.ts'
import { adminUsageTexts } from '#web/i18n/texts-admin-usage.ts'
import { classNames } from '#web/lib/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { UsageTable } from './usage-table.tsx'
import { useUsage } from './use-usage.ts'
import { useUsageFormat } from './use-usage-format.ts'

const periods = [1, 7, 30, 90, 400]

/** What questions and answers used, and what that costs: by day, by model and by account. */
export function UsageView({ days, users }: { days: number; users: Users }) {
  const texts = useTexts(adminUsageTexts)
  const common = useTexts(adminTexts)
  const { data, error, isPending, isFetching, refetch } = useUsage(days, users)
  const choices = [...new Set([...periods, days])].sort((one, other) => one - other)
  return (
    <div className="min-h-0 grow overflow-y-auto overscroll-contain">
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6">
        <div className="flex items-start justify-between gap-4">
          <h2 className="serif text-2xl leading-tight">{common.usageView}</h2>
          <IconButton
            label={texts.refresh}
            icon={<RefreshCw className={classNames('size-4', isFetching && 'animate-spin')} />}
            aria-busy={isFetching}
            onClick={() => void refetch()}
            className="-mt-1.5 -mr-2.5"
          />
        </div>
        <Select
          label={texts.period}
          value={String(days)}
          choices={choices.map(each => ({ value: String(each), label: texts.lastDays(each) }))}
          onChoose={value => navigate(usagePath(Number(value)))}
          className="mt-4 max-w-60"
        />
        {isPending && <ColumnStatus>{common.loading}</ColumnStatus>}
        {error && (
          <ColumnError busy={isFetching} onRetry={() => void refetch()}>
            {statusOf(error) === 429 ? common.tooMany : texts.notLoaded}
          </ColumnError>
        )}
        {data && <Contents usage={data} />}
      </div>
    </div>
  )
}

function Contents({ usage }: { usage: AdminUsage }) {
  const texts = useTexts(adminUsageTexts)
  const format = useUsageFormat(usage.currency)
  const { total, currency, accounts, accountCount } = usage
  const hasCosts = total.cost !== null
  const table = { currency, hasCosts }
  if (usage.days.length === 0) {
    return (
      <>
        <SharedBudgets usage={usage} />
        <section className="mt-8 max-w-2xl">
          <h3 className="text-base font-semibold">{texts.empty}</h3>
          <p className="mt-1">{texts.emptyEffect}</p>
        </section>
      </>
    )
  }
  return (
    <>
      <p className="mt-4">
        {texts.lead(format.number(total.questions), format.number(accountCount), format.cost(total))}
      </p>
      <Notes usage={usage} />
      <SharedBudgets usage={usage} />
      <UsageTable
        {...table}
        title={texts.byModel}
        nameColumn={texts.columns.model}
        rows={usage.models.map(({ model, ...figures }) => ({ key: model, name: model, figures }))}
      />
      <UsageTable
        {...table}
        title={texts.byDay}
        nameColumn={texts.columns.day}
        rows={usage.days.map(({ day, ...figures }) => ({ key: day, name: format.day(day), figures }))}
      />
      <UsageTable
        {...table}
        title={texts.byAccount}
        nameColumn={texts.columns.account}
        rows={accounts.map(({ userId, email, ...figures }) => ({
          key: userId,
          name: <AccountName userId={userId} email={email} />,
          figures,
        }))}
      >
        {accountCount > accounts.length && (
          <p className="mt-1 text-sm text-soft">
            {texts.topAccounts(format.number(accounts.length), format.number(accountCount))}
          </p>
        )}
      </UsageTable>
    </>
  )
}

function AccountName({ userId, email }: { userId: string; email: string | null }) {
  const texts = useTexts(adminTexts)
  if (email === null) return <span className="text-soft italic">{texts.deletedAccount}</span>
  return (
    <Link
      href={userPath(userId as UserId)}
      className="link rounded-sm pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {email}
    </Link>
  )
}

function Notes({ usage }: { usage: AdminUsage }) {
  const texts = useTexts(adminUsageTexts)
  const { total, unpriced, timeZone } = usage
  return (
    <div className="mt-1 flex max-w-3xl flex-col gap-1 text-sm text-soft">
      {total.cost === null ? (
        <p>{texts.noPrices}</p>
      ) : (
        <>
          <p>{texts.priceNote}</p>
          {unpriced.length > 0 && <p>{texts.unpriced(unpriced.join(', '))}</p>}
        </>
      )}
      {total.estimatedCalls > 0 && <p>{texts.estimatedNote}</p>}
      <p>{texts.zone(timeZone)}</p>
    </div>
  )
}

/** Shows nothing if no budget is set. */
function SharedBudgets({ usage }: { usage: AdminUsage }) {
  const texts = useTexts(adminUsageTexts)
  const format = useUsageFormat(usage.currency)
  if (usage.budgets.length === 0) return null
  return (
    <section className="mt-8">
      <h3 className="text-base font-semibold">{texts.shared}</h3>
      <dl className="mt-2 grid max-w-xl gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        {usage.budgets.map(({ budget, used, limit }) => (
          <div key={budget}>
            <dt className="font-semibold">{texts.sharedBudgets[budget]}</dt>
            <dd className={used >= limit ? 'text-danger' : undefined}>
              {texts.usedOf(
                format.number(used),
                format.number(limit),
                format.percent(limit > 0 ? used / limit : 1),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

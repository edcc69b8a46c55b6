import { Link } from 'wouter'
import type { AdminUsage } from '#shared/api/admin-usage.ts'
import type { UserId } from '#shared/api/ids.ts'
import { usagePath, userPath } from '#web/admin/common/console-url.ts'
import { type RefreshableUsers, useConsoleQuery } from '#web/admin/common/use-console-query.ts'
import { useReturnTo } from '#web/admin/common/use-return-to.ts'
import { useUserName } from '#web/admin/common/user-name.ts'
import { Facts } from '#web/admin/layout/facts.tsx'
import { PeriodView } from '#web/admin/layout/period-view.tsx'
import { getUsage } from '#web/api/admin-calls.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { adminUsageTexts } from '#web/i18n/admin/texts-usage-view.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { UsageTable } from './usage-table.tsx'
import { useUsageFormat } from './use-usage-format.ts'

/** The questions, their tokens and their costs: by day, by model and by account. */
export function UsageView({ days, users }: { days: number; users: RefreshableUsers }) {
  const texts = useTexts(adminUsageTexts)
  const common = useTexts(adminTexts)
  const usage = useConsoleQuery(users, {
    queryKey: ['admin', 'usage', days],
    load: signal => getUsage(days, signal),
    failure: 'Failed to load the usage',
  })
  const { data } = usage
  return (
    <PeriodView
      title={common.usageView}
      refreshLabel={texts.refresh}
      days={days}
      pathOf={usagePath}
      query={usage}
      notLoaded={texts.notLoaded}
    >
      {data && <Contents usage={data} />}
    </PeriodView>
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
      <Facts
        facts={texts.lead(format.number(total.questions), format.number(accountCount), format.cost(total))}
        className="mt-4"
      />
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
  const nameOf = useUserName()
  const returnTo = useReturnTo(userId)
  if (email === null) return <span className="text-soft italic">{texts.deletedAccount}</span>
  return (
    <Link
      {...returnTo}
      href={userPath(userId as UserId)}
      className="link rounded-sm pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {nameOf({ id: userId, email })}
    </Link>
  )
}

function Notes({ usage }: { usage: AdminUsage }) {
  const texts = useTexts(adminUsageTexts)
  const { total, unpriced, timeZone } = usage
  const unpricedModels = unpriced.join(', ')
  return (
    <div className="mt-1 flex max-w-3xl flex-col gap-1 text-sm text-soft">
      {total.cost === null ? (
        unpriced.length > 0 && <p>{texts.noPrices(unpricedModels)}</p>
      ) : (
        <>
          <p>{texts.priceNote}</p>
          {unpriced.length > 0 && <p>{texts.unpriced(unpricedModels)}</p>}
        </>
      )}
      {total.estimatedCalls > 0 && <p>{texts.estimatedNote}</p>}
      <p>{texts.zone(timeZone)}</p>
    </div>
  )
}

/** What all accounts together have used. Shows nothing if no budget is shared. */
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

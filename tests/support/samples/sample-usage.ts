import type { AdminUsage } from '#shared/api/admin-usage.ts'

const figures = { questions: 3, inputTokens: 12_345, outputTokens: 678, estimatedCalls: 0, cost: 1.5 }

/** The console's view of a small installation that has a price for one of its two models. */
export const sampleUsage: AdminUsage = {
  timeZone: 'Europe/Paris',
  currency: 'EUR',
  unpriced: ['o3'],
  budgets: [
    { budget: 'all_day', used: 1_250_000, limit: 5_000_000, renewsAt: '2026-11-23T23:00:00.000Z' },
    { budget: 'all_month', used: 50_000_001, limit: 50_000_000, renewsAt: '2026-11-30T23:00:00.000Z' },
  ],
  total: { ...figures, questions: 1234, estimatedCalls: 1 },
  days: [
    { day: '2026-11-23', ...figures, estimatedCalls: 1 },
    { day: '2026-11-22', ...figures },
  ],
  models: [
    { model: 'gpt-4o', ...figures },
    { model: 'o3', ...figures, cost: null },
  ],
  accounts: [
    { userId: '11111111-1111-4111-8111-111111111111', email: 'marie@example.fr', ...figures },
    { userId: '22222222-2222-4222-8222-222222222222', email: null, ...figures, questions: 1 },
  ],
  accountCount: 250,
}

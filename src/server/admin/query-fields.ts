import { maxInteger, pageQuery, wholeNumber } from '#server/http/validate.ts'
import { adminPageSize } from '#shared/api/admin.ts'
import { defaultUsageDays, maxUsageDays } from '#shared/api/admin-usage.ts'

/** Fields of queries that several of the console's routes have. */

/** A page of a list: `limit` and `offset`. */
export const pageFields = pageQuery(adminPageSize)

/** A page of a list whose entries are numbered: only those whose number is smaller. */
export const before = wholeNumber({ min: 1, max: maxInteger, default: maxInteger })

/** A period that ends now. */
export const days = wholeNumber({ min: 1, max: maxUsageDays, default: defaultUsageDays })

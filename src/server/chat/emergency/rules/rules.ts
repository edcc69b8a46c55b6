import type { EmergencyKind } from '#shared/emergency.ts'
import { child } from './child.ts'
import { custody } from './custody.ts'
import { eviction } from './eviction.ts'
import type { Rules } from './strength.ts'
import { suicide } from './suicide.ts'
import { violence } from './violence.ts'

/** The rules for each kind of emergency. */
export const rules: Record<EmergencyKind, Rules> = { violence, custody, suicide, child, eviction }

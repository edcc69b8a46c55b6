import type { Emergency } from '#shared/api/emergency.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const EmergencyBox = lazyPart(
  () => import('./emergency-box.tsx'),
  code => code.EmergencyBox,
)

/** The box with official numbers; plain text until its code is loaded, or if loading fails. */
export function EmergencyPart({ emergency }: { emergency: Emergency }) {
  const plain = (
    <p
      lang={emergency.language}
      className="self-start border-2 border-danger px-4 py-3 whitespace-pre-line"
      style={{ minHeight: minHeightPx(emergency) }}
    >
      {emergencyText(emergency, '\n')}
    </p>
  )
  return <EmergencyBox emergency={emergency} fallback={plain} missing={() => plain} />
}

/** About as high as the box will be, so that the answer under it hardly moves. */
function minHeightPx({ sections }: Emergency): number {
  const lines = sections.flatMap(({ points, contacts }) => [...points, ...contacts])
  return 100 + 40 * lines.length
}

/** What the box says, as plain text, without the date of the check. */
export function emergencyText({ sections, language }: Emergency, separator = ' '): string {
  const colon = language === 'fr' ? '\u00a0:' : ':'
  return sections
    .flatMap(({ title, text, points, contacts }) => [
      `${title}.`,
      text,
      ...points,
      ...contacts.map(({ number, what }) => `${number}${colon} ${what}.`),
    ])
    .join(separator)
}

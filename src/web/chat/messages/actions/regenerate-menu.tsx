import { RefreshCw } from 'lucide-react'
import { use, useRef } from 'react'
import { modelChoices } from '#shared/api/models.ts'
import {
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'
import { listAround } from '#web/chat/messages/list-around.ts'
import { VersionActionsContext } from '#web/chat/messages/version-actions-context.ts'
import { versionTexts } from '#web/i18n/chat/texts-versions.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { Menu } from '#web/ui/menu.tsx'

type RegenerateMenuProps = { messageKey: string; conversation: ReadableConversation }

/** Asks for another version of an answer, by the same model or another one. */
export function RegenerateMenu({ messageKey, conversation }: RegenerateMenuProps) {
  const texts = useTexts(versionTexts)
  const { regenerate, readOnly } = use(VersionActionsContext)
  const frame = useRef<HTMLDivElement>(null)
  const isAnswering = useConversationState(conversation, state => state.answer !== undefined)
  if (readOnly) return null
  return (
    <div ref={frame} className="inline-flex print:hidden">
      <Menu
        label={texts.regenerate}
        trigger={<RefreshCw aria-hidden="true" className="size-4" />}
        triggerClassName="size-9 pointer-coarse:size-11"
        items={modelChoices.map(({ id, label }) => ({
          label: texts.regenerateWith(label),
          disabled: isAnswering,
          onSelect: () => {
            // The answer leaves the screen, so focus the list around it.
            listAround(frame.current)?.focus()
            regenerate(messageKey, id)
          },
        }))}
      />
    </div>
  )
}

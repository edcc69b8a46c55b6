import { Download } from 'lucide-react'
import { use } from 'react'
import type { ReadableConversation } from '#web/chat/conversation/use-conversation-state.ts'
import { answerActionTexts } from '#web/i18n/chat/texts-answer-actions.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { SharingContext } from '#web/lib/sharing-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type ExportAnswerProps = { conversation: ReadableConversation; messageId: string | undefined }

/** Opens the dialog that exports the answer. Not shown in a shared chat, or before the stored answer is loaded. */
export function ExportAnswer({ conversation, messageId }: ExportAnswerProps) {
  const texts = useTexts(answerActionTexts)
  const openSharing = use(SharingContext)
  if (!openSharing || messageId === undefined) return null
  const open = () => {
    const { chatId } = conversation.getState()
    if (chatId) openSharing({ kind: 'export', chatId, messageId })
  }
  return (
    <IconButton label={texts.exportAnswer} icon={<Download className="size-4" />} size="sm" onClick={open} />
  )
}

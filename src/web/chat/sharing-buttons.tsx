import { Download, Share2 } from 'lucide-react'
import { use } from 'react'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { SharingContext } from '#web/lib/sharing-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useChatIdFromUrl } from './use-chat-id-from-url.ts'

/** Buttons to export and share the open chat. On a phone, they are in the chat's menu in the drawer. */
export function SharingButtons() {
  const texts = useTexts(chatTexts)
  const openSharing = use(SharingContext)
  const chatId = useChatIdFromUrl()
  if (!openSharing || !chatId) return null
  return (
    <div className="flex max-md:hidden">
      <IconButton
        label={texts.exportChat}
        icon={<Download className="size-5" />}
        onClick={() => openSharing({ kind: 'export', chatId })}
      />
      <IconButton
        label={texts.shareChat}
        icon={<Share2 className="size-5" />}
        onClick={() => openSharing({ kind: 'share', chatId })}
      />
    </div>
  )
}

import { Download, Share2 } from 'lucide-react'
import { use } from 'react'
import { useSearch } from 'wouter'
import * as z from 'zod/mini'
import { receivedChatId } from '#web/api/received.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { chatTexts } from '#web/i18n/texts-chat.ts'
import { TakeAlongContext } from '#web/lib/take-along-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Buttons to export and share the open chat. On a phone, they are in the chat's menu in the drawer. */
export function TakeAlongButtons() {
  const texts = useTexts(chatTexts)
  const takeAlong = use(TakeAlongContext)
  const chatId = z.safeParse(receivedChatId, new URLSearchParams(useSearch()).get('chat')).data
  if (!takeAlong || !chatId) return null
  return (
    <div className="flex max-md:hidden">
      <IconButton
        label={texts.exportChat}
        icon={<Download className="size-5" />}
        onClick={() => takeAlong({ kind: 'export', chatId })}
      />
      <IconButton
        label={texts.shareChat}
        icon={<Share2 className="size-5" />}
        onClick={() => takeAlong({ kind: 'share', chatId })}
      />
    </div>
  )
}

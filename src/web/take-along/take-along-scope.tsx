import { type ReactNode, useState } from 'react'
import { type TakeAlong, TakeAlongContext } from '#web/lib/take-along-context.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ExportDialog = lazyPart(
  () => import('./export-dialog.tsx'),
  code => code.ExportDialog,
)

const ShareDialog = lazyPart(
  () => import('./share-dialog.tsx'),
  code => code.ShareDialog,
)

/** Around the chat page: the dialogs that export or share a chat, loaded when they are opened. */
export function TakeAlongScope({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<TakeAlong>()
  const onClose = () => setWanted(undefined)
  return (
    <TakeAlongContext value={setWanted}>
      {children}
      {wanted?.kind === 'export' && <ExportDialog {...wanted} onClose={onClose} onMissing={onClose} />}
      {wanted?.kind === 'share' && <ShareDialog {...wanted} onClose={onClose} onMissing={onClose} />}
    </TakeAlongContext>
  )
}

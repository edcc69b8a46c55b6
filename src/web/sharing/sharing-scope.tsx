import { type ReactNode, useState } from 'react'
import { SharingContext, type SharingRequest } from '#web/lib/sharing-context.ts'
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
export function SharingScope({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<SharingRequest>()
  const onClose = () => setRequest(undefined)
  return (
    <SharingContext value={setRequest}>
      {children}
      {request?.kind === 'export' && <ExportDialog {...request} onClose={onClose} />}
      {request?.kind === 'share' && <ShareDialog {...request} onClose={onClose} />}
    </SharingContext>
  )
}

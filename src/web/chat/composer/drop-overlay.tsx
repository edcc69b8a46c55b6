import { Paperclip } from 'lucide-react'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { useTexts } from '#web/i18n/language-context.tsx'

/** Covers the page while files are dragged over it. Ignores the pointer. */
export function DropOverlay() {
  const texts = useTexts(fileTexts)
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-30 flex items-center justify-center bg-stone/85 p-4"
    >
      <div className="flex size-full flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed border-brass text-center">
        <Paperclip className="size-8 text-brass" />
        <p className="serif text-2xl">{texts.dropHere}</p>
        <p className="text-soft">{texts.dropKinds}</p>
      </div>
    </div>
  )
}

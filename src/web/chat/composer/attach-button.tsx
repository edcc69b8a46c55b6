import { Paperclip } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { AttachmentTray } from './attachment-controls.ts'
import { composerButtonClasses } from './composer-button-classes.ts'

type AttachButtonProps = {
  large: boolean
  onFiles(files: readonly File[]): void
  /** For a visitor: called instead of opening the picker. */
  onRefused: (() => void) | undefined
}

/** Opens the device's file picker, which on a phone also offers the camera. */
export function AttachButton({ large, onFiles, onRefused }: AttachButtonProps) {
  const texts = useTexts(fileTexts)
  const input = useRef<HTMLInputElement>(null)
  const pick = () => {
    AttachmentTray.preload()
    input.current?.click()
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(event.target.files ?? [])]
    // Reset, so that the same file can be picked again after it was removed.
    event.target.value = ''
    if (picked.length > 0) onFiles(picked)
  }
  return (
    <>
      <button
        type="button"
        aria-label={texts.attach}
        title={texts.attach}
        onClick={onRefused ?? pick}
        className={composerButtonClasses(large)}
      >
        <Paperclip aria-hidden="true" className="size-5" />
        {large && <span className="[@media(width<20rem)]:hidden">{texts.attach}</span>}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*,application/pdf"
        multiple
        hidden
        tabIndex={-1}
        aria-label={texts.attach}
        onChange={onChange}
      />
    </>
  )
}

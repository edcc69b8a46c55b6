import { Fragment } from 'react'
import { shortcutTexts } from '#web/i18n/chat/texts-shortcuts.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** `modifier`: the name of the key that the shortcuts use on this machine. */
export function ShortcutDialog({ modifier, onClose }: { modifier: string; onClose(): void }) {
  const texts = useTexts(shortcutTexts)
  const shortcuts: [keys: string[], effect: string][] = [
    [[texts.enter], texts.send],
    [[texts.shift, texts.enter], texts.newLine],
    [[texts.up], texts.editLast],
    [[texts.escape], texts.stop],
    [[modifier, 'K'], texts.find],
    [[modifier, '/'], texts.show],
  ]
  return (
    <Dialog title={texts.title} onClose={onClose} actions={<Button onClick={onClose}>{texts.close}</Button>}>
      <dl className="grid items-baseline gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-3">
        {shortcuts.map(([keys, effect]) => (
          <Fragment key={effect}>
            <dt className="whitespace-nowrap">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' + '}
                  <kbd className="rounded border border-edge px-1.5 py-0.5 font-sans text-sm">{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd className="mb-2 sm:mb-0">{effect}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  )
}

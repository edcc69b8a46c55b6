import { useEffect, useRef, useState } from 'react'
import type { Chat } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { changeChat, removeChat } from '#web/api/chats.ts'
import { isNotFound } from '#web/api/client.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { archiveTexts } from '#web/i18n/sidebar/texts-archive.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { List } from '#web/ui/list.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { chatLinkId } from './chat-item.tsx'

type SelectListProps = {
  chats: readonly Chat[]
  onArchived(ids: readonly ChatId[]): void
  onRemoved(ids: readonly ChatId[]): void
  onClose(): void
}

/** The list while the user selects chats, to archive or delete them together. Escape ends the selection. */
export function SelectList({ chats, onArchived, onRemoved, onClose }: SelectListProps) {
  const texts = useTexts(archiveTexts)
  const toast = useToast()
  const [checked, setChecked] = useState<ReadonlySet<ChatId>>(new Set())
  const [confirming, setConfirming] = useState(false)
  const [doneCount, setDoneCount] = useState<number>()
  const first = useRef<HTMLInputElement>(null)
  const selected = chats.filter(chat => checked.has(chat.id))
  const isBusy = doneCount !== undefined
  useEffect(() => first.current?.focus(), [])

  const toggle = (id: ChatId) =>
    setChecked(before => new Set(before.has(id) ? [...before].filter(one => one !== id) : [...before, id]))
  const run = async (
    change: (id: ChatId) => Promise<void>,
    onDone: (ids: ChatId[]) => void,
    success: (count: number) => string,
  ) => {
    setDoneCount(0)
    const failed = await changeEach(selected, change, setDoneCount)
    const changed = selected.map(chat => chat.id).filter(id => !failed.has(id))
    setDoneCount(undefined)
    setConfirming(false)
    if (changed.length > 0) toast(success(changed.length), 'success')
    onDone(changed)
    if (failed.size === 0) return onClose()
    toast(texts.notAll(failed.size, selected.length), 'error')
    setChecked(failed)
  }
  const archive = () => void run(id => changeChat(id, { archived: true }), onArchived, texts.archivedCount)
  const remove = () => void run(removeChat, onRemoved, texts.deleted)
  const isAll = selected.length === chats.length
  const isDisabled = selected.length === 0 || isBusy

  return (
    <fieldset
      className="min-w-0"
      aria-label={texts.selection}
      onKeyDown={event => {
        if (event.key !== 'Escape' || isBusy) return
        // Only the selection ends; the drawer stays open.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="sticky top-0 z-1 [@media(max-height:34rem)]:static flex flex-wrap items-center gap-1 border-b border-line bg-surface pb-2">
        <p role="status" className="w-full px-3 text-sm">
          {isBusy ? texts.progress(doneCount, selected.length) : texts.selected(selected.length)}
        </p>
        <Button
          size="sm"
          variant="quiet"
          aria-disabled={isBusy}
          onClick={() => setChecked(new Set(isAll ? [] : chats.map(chat => chat.id)))}
        >
          {isAll ? texts.selectNone : texts.selectAll}
        </Button>
        <Button size="sm" variant="quiet" aria-disabled={isDisabled} onClick={archive}>
          {texts.archive}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          className="not-aria-disabled:text-danger!"
          aria-disabled={isDisabled}
          onClick={() => setConfirming(true)}
        >
          {texts.delete}
        </Button>
        <Button size="sm" variant="quiet" aria-disabled={isBusy} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
      <List className="mt-1 flex flex-col gap-0.5">
        {chats.map((chat, index) => (
          <li key={chat.id} data-chat={chat.id}>
            <label className="flex min-h-11 items-center gap-3 rounded-md px-3 text-sm hover:bg-sunken">
              <input
                // Has the id of the link that it replaces, so that it is found in the same way.
                id={chatLinkId(chat.id)}
                ref={index === 0 ? first : undefined}
                type="checkbox"
                checked={checked.has(chat.id)}
                disabled={isBusy}
                onChange={() => toggle(chat.id)}
                className="size-4.5 shrink-0"
              />
              <span dir="auto" className="min-w-0 truncate">
                {chat.title || texts.untitled}
              </span>
            </label>
          </li>
        ))}
      </List>
      {confirming && (
        <ConfirmDialog
          title={texts.deleteTitle(selected.length)}
          labels={{
            cancel: texts.cancel,
            confirm: texts.delete,
            busy: texts.progress(doneCount ?? 0, selected.length),
          }}
          busy={isBusy}
          onConfirm={remove}
          onClose={() => setConfirming(false)}
        >
          <ChatsToDelete chats={selected} />
        </ConfirmDialog>
      )}
    </fieldset>
  )
}

const maxNamedChats = 6

function ChatsToDelete({ chats }: { chats: readonly Chat[] }) {
  const texts = useTexts(archiveTexts)
  const unnamedCount = chats.length - maxNamedChats
  return (
    <>
      <p>{texts.deleteLead}</p>
      <ul className="mt-2 list-disc pl-5">
        {chats.slice(0, maxNamedChats).map(chat => (
          <li key={chat.id} dir="auto">
            {chat.title || texts.untitled}
          </li>
        ))}
        {unnamedCount > 0 && <li>{texts.more(unnamedCount)}</li>}
      </ul>
    </>
  )
}

const maxParallelChanges = 4

/** Changes the chats, a few at a time. Resolves with those that failed; one that no longer exists counts as changed. */
async function changeEach(
  chats: readonly Chat[],
  change: (id: ChatId) => Promise<void>,
  onProgress: (doneCount: number) => void,
): Promise<Set<ChatId>> {
  const failed = new Set<ChatId>()
  const waiting = [...chats]
  let doneCount = 0
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id } = next
      await change(id).catch((error: unknown) => {
        if (isNotFound(error)) return
        logFailure('Failed to change chat', error)
        failed.add(id)
      })
      doneCount += 1
      onProgress(doneCount)
    }
  }
  await Promise.all(Array.from({ length: maxParallelChanges }, work))
  return failed
}

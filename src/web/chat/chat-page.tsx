import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import type { ChatId } from '#shared/api/ids.ts'
import { defaultModel } from '#shared/api/models.ts'
import type { SignedIn } from '#web/auth/session/session.tsx'
import { useComposerFocus } from '#web/chat/composer/use-composer-focus.ts'
import { takeBack } from '#web/chat/composer/waiting-messages.ts'
import { WaitingPart } from '#web/chat/composer/waiting-part.tsx'
import { useConversation } from '#web/chat/conversation/use-conversation.ts'
import {
  citesSheet,
  hasReturned,
  isEmpty,
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'
import { Disclaimer } from '#web/chat/disclaimer/disclaimer.tsx'
import { LazyMessageList } from '#web/chat/messages/conversation-view.tsx'
import { MessageActionsContext } from '#web/chat/messages/message-actions-context.ts'
import type { JumpTarget } from '#web/chat/messages/use-jump.ts'
import { VersionActionsContext } from '#web/chat/messages/version-actions-context.ts'
import { postToTabs } from '#web/lib/storage/tab-channel.ts'
import { FirmLinks } from '#web/shell/firm-links.tsx'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
import { LibraryLink } from '#web/shell/library-link.tsx'
import { useChatListWriter } from '#web/sidebar/chat-list-writer.ts'
import { navigateFromDrawer, useVisit } from '#web/sidebar/drawer-history.ts'
import { Sidebar } from '#web/sidebar/sidebar.tsx'
import { useChatListSync } from '#web/sidebar/use-chat-list-sync.ts'
import { useChatTitle } from '#web/sidebar/use-chats.ts'
import { useSidebar } from '#web/sidebar/use-sidebar.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { UserHeader } from './chat-header.tsx'
import { ChatScreen } from './chat-screen.tsx'
import { HoldSheetClicks } from './hold-sheet-clicks.ts'
import { forgetChat, type PageMemory, usePageMemory } from './page-memory.ts'
import { TemporaryBar, TemporaryChoice } from './temporary-bar.tsx'
import { useBudget } from './use-budget.ts'
import { useChatIdFromUrl } from './use-chat-id-from-url.ts'
import { useConversationEvents } from './use-conversation-events.ts'
import { useTemporaryChat } from './use-temporary-chat.ts'
import { editLastQuestion, useVersionActions } from './use-version-actions.ts'
import { useWaitingMessage } from './use-waiting-message.ts'

type ChatPageProps = {
  session: SignedIn
  /** A notice about the user's account, if any. */
  notice: ReactNode
}

/** Opens sheets that answers cite. */
const SheetReader = lazyPart(
  () => import('#web/library/sheet-reader.tsx'),
  code => code.SheetReader,
)

/** Rarely shown. */
const BudgetLine = lazyPart(
  () => import('./budget-line.tsx'),
  code => code.BudgetLine,
)

/** The main page for a signed-in user: the conversation, with the list of chats beside it. */
export function ChatPage({ session, notice }: ChatPageProps) {
  const userId = session.user.id
  const chatId = useChatIdFromUrl()
  const memory = usePageMemory(userId, chatId)
  const { drafts, tray, editDraft } = memory
  const list = useChatListWriter()
  const title = useChatTitle(chatId)
  const onEvent = useConversationEvents(userId, memory, list)
  const { conversation, actions } = useConversation({ userId, chatId, onEvent })
  const target = useTargetFromUrl(conversation, chatId)
  const { temporary, place, text, trayContents, choose } = useTemporaryChat({
    chatId,
    conversation,
    actions,
    ...memory,
  })
  const { search, ...picked } = trayContents
  const empty = useConversationState(conversation, isEmpty)
  const cites = useConversationState(conversation, citesSheet)
  const [model, setModel] = useState(defaultModel)
  const { field, focus } = useComposerFocus(chatId, empty, useConversationState(conversation, hasReturned))
  const sidebar = useSidebar()
  const listEvents = useListEvents(userId, memory, chatId)
  useChatListSync(userId, list)
  usePreloadMessages(text !== '' || picked.files.length > 0)
  const budget = useBudget(userId)

  const nextMessage = useWaitingMessage({ chatId, conversation, memory, send: actions.send })
  const typed = () => ({ text: text.trim(), files: picked.files, model, webSearch: search })
  const send = () => {
    const message = typed()
    if (!actions.send(message)) return
    drafts.beginSend(place, message.text)
    tray.clear(place)
  }
  const startNew = useCallback(() => {
    // A message that waits in a chat without an id would otherwise wait in the new one.
    takeBack(memory, undefined)
    navigateFromDrawer('/')
    actions.startNew()
    focus()
  }, [actions, memory, focus])
  const pick = useCallback(
    (files: readonly File[]) => {
      tray.add(place, files)
      focus()
    },
    [tray, place, focus],
  )
  const messageActions = useMemo(
    () => ({
      refreshLinks: actions.refreshLinks,
      pickAgain: pick,
      rate: temporary ? undefined : actions.rate,
      ask: (question: string) => void actions.send({ text: question, files: [], model, webSearch: false }),
    }),
    [actions, pick, model, temporary],
  )
  const versionActions = useVersionActions(actions, editDraft, model)
  const retry = useCallback(() => actions.retry(model), [actions, model])
  const write = (content: string) => drafts.write(place, content)

  return (
    <MessageActionsContext value={messageActions}>
      <VersionActionsContext value={versionActions}>
        <ChatScreen
          visitor={false}
          sidebar={
            <Sidebar
              {...sidebar.panel}
              selected={chatId}
              onNewChat={startNew}
              {...listEvents}
              footer={drawerFooter}
            />
          }
          header={
            <>
              <UserHeader
                session={session}
                model={model}
                onModel={setModel}
                bordered={!empty}
                openSidebar={sidebar.opener}
              />
              {notice}
            </>
          }
          budget={budget && <BudgetLine budget={budget} saves={!temporary} />}
          title={title}
          conversation={conversation}
          target={target}
          field={field}
          draft={{ text, onText: write }}
          attachments={{
            ...picked,
            onFiles: pick,
            onRemove: key => tray.remove(place, key),
            onDismiss: () => tray.dismiss(place),
            onRefused: undefined,
          }}
          search={{ search, onSearch: wanted => tray.setSearch(place, wanted) }}
          onSend={send}
          onStop={actions.stop}
          waiting={
            nextMessage.waiting && (
              <WaitingPart
                {...nextMessage.waiting}
                onSendNow={() => {
                  nextMessage.sendNow()
                  focus()
                }}
                onTakeBack={() => {
                  nextMessage.takeBack()
                  focus()
                }}
              />
            )
          }
          // A waiting message is stored like a draft, so a temporary chat has none.
          onWait={nextMessage.waiting || temporary ? undefined : () => nextMessage.wait(typed())}
          onEditLast={() => editLastQuestion(conversation, editDraft)}
          onLoadOlder={actions.loadOlder}
          onRetry={retry}
          onReload={actions.reload}
          choice={<TemporaryChoice temporary={temporary} onChoose={choose} />}
          bar={temporary && <TemporaryBar onClose={startNew} />}
          beside={
            cites && (
              <SheetReader
                conversation={conversation}
                field={field}
                isTemporary={temporary}
                onText={write}
                fallback={<HoldSheetClicks />}
              />
            )
          }
        />
      </VersionActionsContext>
      <Disclaimer userId={userId} onAccepted={focus} />
    </MessageActionsContext>
  )
}

/** Loads the code for messages when a user begins a question, so that it is ready before the question is sent. */
function usePreloadMessages(hasBegun: boolean): void {
  useEffect(() => {
    if (hasBegun) LazyMessageList.preload()
  }, [hasBegun])
}

const drawerFooter = (
  <div className="flex flex-col items-start gap-1 px-2 md:hidden">
    <LibraryLink className="text-sm" />
    <FirmLinks className="w-full" />
    <LanguageSwitch className="text-soft" />
  </div>
)

/**
 * The message in the URL: search results link to a message. None while the chat on screen is still the previous one,
 * which does not have that message.
 */
function useTargetFromUrl(
  conversation: ReadableConversation,
  chatId: ChatId | undefined,
): JumpTarget | undefined {
  const messageId = new URLSearchParams(useSearch()).get('message')
  const visit = useVisit()
  const isOpen = useConversationState(conversation, state => state.chatId === chatId)
  return useMemo(() => (messageId && isOpen ? { messageId, visit } : undefined), [messageId, visit, isOpen])
}

/** What the page does when the user changes the list of chats. */
function useListEvents(userId: string, memory: PageMemory, chatId: ChatId | undefined) {
  const onChanged = useCallback(() => postToTabs({ user: userId, what: 'listed' }), [userId])
  const onRemoved = useCallback(
    (id: ChatId) => {
      forgetChat(memory, id)
      postToTabs({ user: userId, what: 'removed', chat: id })
      if (id === chatId) navigateFromDrawer('/')
    },
    [userId, memory, chatId],
  )
  return { onChanged, onRemoved }
}

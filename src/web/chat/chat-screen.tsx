import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { useConfig } from '#web/api/config-context.tsx'
import { type AttachmentControls, DropOverlay } from '#web/chat/composer/attachment-controls.ts'
import { Composer } from '#web/chat/composer/composer.tsx'
import { useFileDrop } from '#web/chat/composer/use-file-drop.ts'
import {
  isEmpty,
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'
import { Announcer } from '#web/chat/messages/announcer.tsx'
import { ConversationView } from '#web/chat/messages/conversation-view.tsx'
import { EmergencyPart } from '#web/chat/messages/emergency-part.tsx'
import type { JumpTarget } from '#web/chat/messages/use-jump.ts'
import { classNames } from '#web/lib/class-names.ts'
import { isComposing } from '#web/lib/dom/is-composing.ts'
import { useVisibleHeight } from '#web/lib/dom/use-visible-height.ts'
import { FirmLine } from '#web/shell/firm-line.tsx'
import { MainContent } from '#web/shell/main-content.tsx'
import { ChatFooter, ChatNotices } from './chat-notices.tsx'
import { StartingPoints } from './starting-points.tsx'
import { Welcome } from './welcome.tsx'

type ChatScreenProps = {
  visitor: boolean
  sidebar?: ReactNode
  header: ReactNode
  /** Shown to the right of the conversation. */
  beside?: ReactNode
  /** The line about how much the user can still ask. */
  budget?: ReactNode
  /** The chat's title, if it has one. */
  title: string | undefined
  conversation: ReadableConversation
  /** The message that the URL names. */
  target?: JumpTarget | undefined
  field: RefObject<HTMLTextAreaElement | null>
  draft: { text: string; onText(text: string): void }
  attachments: AttachmentControls
  search: { search: boolean; onSearch(search: boolean): void }
  /** Above the composer: the message that waits until the answer ends. */
  waiting?: ReactNode
  onSend(): void
  onStop(): void
  /** Lets the message wait until the answer ends. */
  onWait?: (() => void) | undefined
  onEditLast?: () => void
  onLoadOlder(): void
  onRetry(): void
  onReload(): Promise<void>
  /** Below the input of an empty chat: the switch that makes it temporary. */
  choice?: ReactNode
  /** Above the messages of a temporary chat. */
  bar?: ReactNode
}

/**
 * The frame of the page: sidebar, messages, input. The input remains the same element when the first message moves it
 * to the bottom of the page, so that it keeps the focus.
 */
export function ChatScreen(props: ChatScreenProps) {
  const { conversation, title } = props
  const { firm } = useConfig()
  const frame = useRef<HTMLDivElement>(null)
  const empty = useConversationState(conversation, isEmpty)
  const answering = useConversationState(conversation, state => state.answer !== undefined)
  const stopping = useConversationState(conversation, state => state.answer?.stopping ?? false)
  const choosing = useConversationState(conversation, state => state.choosing !== undefined)
  const emergency = useConversationState(conversation, state => state.refusedEmergency)
  const refused = useConversationState(conversation, state => state.refused)
  const drop = useFileDrop(props.attachments.onFiles)
  useVisibleHeight(frame)

  return (
    <div
      ref={frame}
      className="chat-screen printed-chat flex h-dvh overflow-hidden pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] data-keyboard:pb-0"
      {...drop.handlers}
    >
      {props.sidebar}
      <div className="flex min-w-0 grow flex-col">
        {props.header}
        <MainContent
          title={title}
          onKeyDown={event => {
            if (answering && isUnusedEscape(event)) props.onStop()
          }}
          className="flex min-h-0 grow flex-col overflow-y-auto"
        >
          {empty ? (
            <div key="top" className="flex grow flex-col justify-end px-4 pt-4">
              <Welcome visitor={props.visitor} />
            </div>
          ) : (
            <div
              key="top"
              className={classNames('message-area flex grow flex-col', props.bar ? 'with-bar' : undefined)}
            >
              <h1 className="sr-only">{title ?? firm.title}</h1>
              {props.bar}
              <ConversationView
                conversation={conversation}
                target={props.target}
                onLoadOlder={props.onLoadOlder}
                onRetry={props.onRetry}
                onReload={props.onReload}
              />
            </div>
          )}
          <div key="composer" className="mx-auto w-full max-w-3xl shrink-0 px-3 sm:px-4">
            {emergency && (
              <div className={classNames('flex flex-col py-3', !empty && 'max-h-[55dvh] overflow-y-auto')}>
                <EmergencyPart emergency={emergency} />
              </div>
            )}
            <div role="status">
              {props.budget}
              {refused && <FirmLine reason="no answer" className="px-1 pb-2" />}
            </div>
            {props.waiting}
            <Composer
              field={props.field}
              large={empty}
              {...props.draft}
              attachments={props.attachments}
              {...props.search}
              answering={answering}
              stopping={stopping}
              choosing={choosing}
              onSend={props.onSend}
              onStop={props.onStop}
              onWait={props.onWait}
              onEditLast={props.onEditLast}
            />
            <ChatNotices empty={empty} />
            {empty && props.choice}
          </div>
          {empty && <StartingPoints field={props.field} {...props.draft} />}
          <Announcer conversation={conversation} />
        </MainContent>
        <ChatFooter empty={empty} />
      </div>
      {props.beside}
      {drop.over && <DropOverlay />}
    </div>
  )
}

/** Escape also closes what is open (an edit, a menu, an image, a sheet), and ends the reading aloud. */
function isUnusedEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return false
  return (
    document.querySelector(':modal, [role=menu]:popover-open, .sheet-panel, [data-reading-aloud]') === null
  )
}

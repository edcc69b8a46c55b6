import { describe, expect, it } from 'vitest'
import { libraryProblemTexts } from '#shared/api/library-problems.ts'
import { adminTexts } from './admin/texts-admin.ts'
import { adminLibraryTexts } from './admin/texts-library-view.ts'
import { adminUsageTexts } from './admin/texts-usage-view.ts'
import { providerMessages, providerSentences } from './auth/auth-provider-messages.ts'
import { authTexts } from './auth/texts-auth.ts'
import { chatTexts } from './chat/texts-chat.ts'
import { fileTexts } from './chat/texts-files.ts'
import { messageTexts } from './chat/texts-messages.ts'
import { unsentTexts } from './chat/texts-unsent.ts'
import { sharingTexts } from './sharing/texts-sharing.ts'
import { changeChatTexts } from './sidebar/texts-change-chat.ts'
import { sidebarTexts } from './sidebar/texts-sidebar.ts'
import type { Texts } from './texts.ts'

const modules = import.meta.glob<Record<string, Texts<object>>>('./*/texts-*.ts', { eager: true })
const features = [...Object.values(modules).flatMap(each => Object.values(each)), libraryProblemTexts]

/** All texts of one language. Functions are called with a placeholder word. */
function sentences(texts: object): string[] {
  return Object.values(texts).flatMap(value => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'function') return [String(value('Mot', 'Mot'))]
    return sentences(value)
  })
}

const french = [
  ...features.flatMap(texts => sentences(texts.fr)),
  ...Object.values(providerMessages),
  ...providerSentences.map(([, sentence]) => sentence),
]

/**
 * Functions whose number is never 1, such as a maximum or the length of a long list, and those that insert a name
 * before a verb.
 */
const neverOne =
  /^(allSources|commentsNote|firstPages|firstSheets|kept|meaning|passwordGenerated|reasons|temporaryDeletedLater|too-?(long|many)|topAccounts|usedOf)$/i

/** What the functions return if each of their values is 1. */
function withOne(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value === 'string' || neverOne.test(key)) return []
    return typeof value === 'function' ? [String(value(1, 1, 1))] : withOne(value)
  })
}

const code = Object.entries(
  import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!./**/texts*.ts', '!../**/*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

/** Texts that are looked up by a value, such as the code of an error. */
const foundByValue = /^(auditActionTexts|pickingTexts|sharingFailures)\.|\.(interrupted|noVoice|stopped)$/

/** Texts that are the same in both languages: words with the same spelling, French legal labels, a link to English. */
const alike =
  /^(Conditions|Read it in English|article Mot|Version Mot|(Mot )?(assistant|code|conversation|messages?|pages|question|sessions|sources)( [↓↑])?|.*([à-ü]|\b[dj]’).*)$/i

it('each text is named in a file that uses the texts of its feature', () => {
  const unused = Object.values(modules).flatMap(module =>
    Object.entries(module).flatMap(([feature, { en }]) => {
      const users = code.flatMap(([, text]) => (text.includes(feature) ? [text] : [])).join('\n')
      return Object.keys(en)
        .filter(key => !new RegExp(`\\b${key}\\b`).test(users))
        .map(key => `${feature}.${key}`)
    }),
  )
  expect(unused.filter(name => !foundByValue.test(name))).toEqual([])
})

it('each file of texts is in the folder that has the name of one that shows them', () => {
  const strays = Object.entries(modules).filter(([path, module]) => {
    const [, room] = path.split('/')
    const shown = code.filter(([file]) => file.startsWith(`../${room}/`)).map(([, text]) => text)
    return !Object.keys(module).some(feature => shown.some(text => text.includes(feature)))
  })
  expect(strays.map(([path]) => path)).toEqual([])
})

describe('the French texts', () => {
  it('have a non-breaking space before : and inside quotation marks, and a narrow one before ; ? !', () => {
    expect(
      french.filter(text => /(?<!\u202f)[?!;]|(?<![\u00a0\d]):(?!\/\/)|(?<!\u00a0)»|«(?!\u00a0)/u.test(text)),
    ).toEqual([])
  })

  it('use typographic apostrophes and ellipses', () => {
    expect(french.filter(text => /\w'\w|\.\.\./.test(text))).toEqual([])
  })

  it('keep the words of the links between login and sign-up on one line: a joiner follows each hyphen', () => {
    expect(sentences(authTexts.fr).filter(text => /-vous$/.test(text))).toEqual([])
  })

  it('are all translated, and contain no English words', () => {
    const same = features.flatMap(({ en, fr }) => {
      const english = new Set(sentences(en))
      return sentences(fr).filter(text => english.has(text))
    })
    expect(same.filter(text => !alike.test(text))).toEqual([])
    expect(
      french.filter(text =>
        /(?<!\p{L})(the|of|and|to|not|your|you|was|be|with|load|chat|user)(?!\p{L})/iu.test(text),
      ),
    ).toEqual([])
  })

  it('use the polite form', () => {
    expect(french.filter(text => /(?<!\p{L})(tu|ton|ta|tes|toi)(?!\p{L})/iu.test(text))).toEqual([])
  })
})

it.each(['en', 'fr'] as const)('no text has a plural after 1: %s', language => {
  const sentencesWithOne = features.flatMap(texts => withOne(texts[language]))
  expect(sentencesWithOne.length).toBeGreaterThan(50)
  expect(sentencesWithOne.filter(text => /(?<!\d)1[ \u00a0]\p{L}+s(?!\p{L})/u.test(text))).toEqual([])
})

it('0 is singular in French', () => {
  expect(adminTexts.fr.chatCount('0', false)).toBe('0 conversation')
  expect(adminTexts.fr.messageCount('0', false)).toBe('0 message')
  expect(adminLibraryTexts.fr.lead(0, 0)).toMatch(/^0 fiche, dont 0 non relue par/)
  expect(adminUsageTexts.fr.usedOf('0', '2\u202f000', '0\u202f%')).toBe('0 sur 2\u202f000 jetons (0\u202f%)')
  expect(sharingTexts.fr.exportingAll(0, 20)).toBe('0 conversation sur 20…')
})

it.each(['en', 'fr'] as const)(
  'a sentence about a file that was not sent begins with the name, or with “A file”: %s',
  language => {
    const { aFile, reasons } = unsentTexts[language]
    const texts = Object.values(reasons).map(reason => reason?.(aFile) ?? '')
    expect(texts.filter(text => text.indexOf(aFile) > 0)).toEqual([])
  },
)

it('the sentences about mistakes in library files insert the same values in both languages', () => {
  const names = (texts: Record<string, string>) =>
    Object.entries(texts).map(([code, text]) => [code, text.match(/\{\w+\}/g)?.sort()])
  expect(names(libraryProblemTexts.fr)).toEqual(names(libraryProblemTexts.en))
})

describe('the English texts', () => {
  it.each<[string, Texts<object>, string[]]>([
    [
      'sign-in pages',
      authTexts,
      [
        'Welcome back',
        'Create an account',
        'Continue',
        "Don't have an account? Sign up",
        'Already have an account? Log in',
        'Passwords do not match',
        'This email is already registered. Please log in instead.',
        'Account created. You can log in now.',
        'Terms of Use',
        'Privacy Policy',
      ],
    ],
    [
      'sidebar',
      sidebarTexts,
      [
        'Expand sidebar',
        'Collapse sidebar',
        'New Chat',
        'Chats',
        'Loading…',
        'No conversations yet.',
        'Load more',
        'Untitled conversation',
        'Rename',
        'Delete',
      ],
    ],
    [
      'changes of a chat',
      changeChatTexts,
      ['Rename failed', 'Delete chat?', 'This will delete Mot.', 'Cancel', 'Deleting…', 'Delete failed'],
    ],
    [
      'chat screen',
      chatTexts,
      [
        'Log in',
        'Sign up for free',
        'Sign out',
        'Ask anything',
        'Send a message',
        'Search',
        'Searching the web…',
        'Loading…',
        'Streaming error',
        'Failed to get response. Please try again.',
        'Disclaimer – Limitation de responsabilité',
        'J’ai compris',
      ],
    ],
    ['messages', messageTexts, ['Load older messages']],
    ['files', fileTexts, ['Attach', 'Open', 'Failed to upload attachments']],
    [
      'console',
      adminTexts,
      [
        'Search users...',
        'Select a user to view chats',
        'Select a chat to view messages',
        'Chats of Mot',
        '(no title)',
        'Load more',
        'Messages',
        'Copy chat',
        'Load older',
        'Sign out',
        'Chat copied to clipboard',
        'User deleted',
        'You must be an admin to access this page',
        'Failed to load users (Mot)',
        'Failed to delete user (Mot)',
        'Failed to load chats (Mot)',
        'Failed to load messages (Mot)',
        'Failed to update role (Mot)',
        'Promote to admin',
        'Demote to user',
        'You cannot demote yourself',
        'Delete account',
        'You cannot delete your own account',
        'Delete account for Mot? This will remove their chats and messages.',
      ],
    ],
  ])('of the %s match the specification exactly', (_, { en }, labels) => {
    expect(labels.filter(label => !sentences(en).includes(label))).toEqual([])
  })

  it('label the sort orders of the console as specified', () => {
    expect(adminTexts.en.userSorts).toEqual({
      email: 'Email A–Z',
      chats_desc: 'Chats ↓',
      chats_asc: 'Chats ↑',
      last_chat_desc: 'Last chat ↓',
      last_chat_asc: 'Last chat ↑',
    })
    expect(adminTexts.en.chatSorts).toEqual({
      created_desc: 'Created ↓',
      created_asc: 'Created ↑',
      messages_desc: 'Messages ↓',
      messages_asc: 'Messages ↑',
      last_message_desc: 'Last message ↓',
      last_message_asc: 'Last message ↑',
    })
  })
})

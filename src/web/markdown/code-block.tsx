import { useTexts } from '#web/i18n/language-context.tsx'
import { markdownTexts } from '#web/i18n/markdown/texts-markdown.ts'
import { copyText, useCopyText } from '#web/lib/dom/copy-text.ts'

const maxLanguageLength = 24

/** The languages of a block that is a text to copy, such as a draft of a letter. */
const textLanguages = ['', 'text', 'txt', 'plaintext', 'markdown', 'md']

/** Code with its language, or a text whose lines wrap, and a button to copy it. */
export function CodeBlock({ text, language = '' }: { text: string; language: string | undefined }) {
  const texts = useTexts(markdownTexts)
  const name = language.split(/\s/)[0]?.slice(0, maxLanguageLength) ?? ''
  const isText = textLanguages.includes(name.toLowerCase())
  return (
    <figure className={isText ? 'code-frame is-text' : 'code-frame'}>
      <figcaption>
        <span>{isText ? texts.text : name}</span>
        <CopyButton text={text} label={isText ? texts.copyText : texts.copyCode} />
      </figcaption>
      {/* Code scrolls sideways, and a scrollable region must be reachable by keyboard. */}
      <pre tabIndex={isText ? undefined : 0}>
        <code>{text}</code>
      </pre>
    </figure>
  )
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const texts = useTexts(markdownTexts)
  const { outcome, copy } = useCopyText()
  return (
    <>
      {/* Not the button's own name, which would be read again when it changes back. */}
      <span aria-live="polite" className="ms-auto">
        {outcome === 'copied' && texts.copied}
        {outcome === 'failed' && texts.copyFailed}
      </span>
      <button type="button" onClick={() => copy(copyText(text))}>
        {label}
      </button>
    </>
  )
}

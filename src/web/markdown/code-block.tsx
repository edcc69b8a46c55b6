import { useTexts } from '#web/i18n/language-context.tsx'
import { markdownTexts } from '#web/i18n/texts-markdown.ts'
import { useCopyText } from '#web/lib/copy-text.ts'

const maxLanguageLength = 24

/** Code with its language and a button to copy it. */
export function CodeBlock({ text, language }: { text: string; language: string | undefined }) {
  const texts = useTexts(markdownTexts)
  const name = language?.split(/\s/)[0]?.slice(0, maxLanguageLength)
  return (
    <figure className="code-frame">
      <figcaption>
        <span>{name || texts.code}</span>
        <CopyCodeButton text={text} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  )
}

function CopyCodeButton({ text }: { text: string }) {
  const texts = useTexts(markdownTexts)
  const { outcome, copy } = useCopyText()
  return (
    <>
      {/* Not the button's own name, which would be read again when it changes back. */}
      <span aria-live="polite" className="ms-auto">
        {outcome === 'copied' && texts.copied}
        {outcome === 'failed' && texts.copyFailed}
      </span>
      <button type="button" onClick={() => copy(text)}>
        {texts.copyCode}
      </button>
    </>
  )
}

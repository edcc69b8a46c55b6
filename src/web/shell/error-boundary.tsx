import { Component, type ReactNode } from 'react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { PageUnavailable } from '#web/lib/fetch-code.ts'
import { Button } from '#web/ui/button.tsx'
import { StatusPage } from './status-page.tsx'

type State = { error: unknown; failed: boolean }

/**
 * Shows a page that says that something is broken, or that the service cannot be reached, until it is reloaded or left
 * by Back or Forward. A class, because React has no other way to catch rendering errors.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  override componentDidMount() {
    addEventListener('popstate', this.tryAgain)
  }

  override componentWillUnmount() {
    removeEventListener('popstate', this.tryAgain)
  }

  private readonly tryAgain = () => {
    if (this.state.failed) this.setState({ error: undefined, failed: false })
  }

  override render() {
    return this.state.failed ? <Broken error={this.state.error} /> : this.props.children
  }
}

function Broken({ error }: { error: unknown }) {
  const texts = useTexts(appTexts)
  const isUnavailable = error instanceof PageUnavailable
  return (
    <StatusPage title={isUnavailable ? texts.unreachable : texts.broken}>
      <p>{isUnavailable ? texts.unreachableAdvice : texts.brokenAdvice}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
      <details className="text-sm">
        <summary className="min-h-6 pointer-coarse:py-3">{texts.details}</summary>
        <p className="mt-2 wrap-anywhere">{error instanceof Error ? error.message : String(error)}</p>
      </details>
    </StatusPage>
  )
}

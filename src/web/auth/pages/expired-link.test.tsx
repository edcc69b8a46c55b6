import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { ExpiredLink } from './expired-link.tsx'
import type { LinkType } from './mail-link.ts'

function renderExpired(type: LinkType, canSendEmails: boolean) {
  const config = { ...appConfig, auth: { ...appConfig.auth, recovery: canSendEmails } }
  render(
    <ConfigContext value={config}>
      <ExpiredLink type={type} />
    </ConfigContext>,
  )
  const actions = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  return {
    advice: screen.getByText(/^Each link works only once and for a limited time\./).textContent,
    actions: actions.filter(href => /^\/(login|signup|reset-password)$/.test(href ?? '')),
  }
}

it('an expired confirmation link leads to the login page, or to another sign-up, which sends a new link (A-12)', () => {
  const { advice, actions } = renderExpired('signup', true)
  expect(advice).toContain('sign up again with the same address, and we will send you a new link')
  expect(actions).toEqual(['/signup', '/login'])
})

it('an expired recovery link leads to the page that sends a new one (A-12)', () => {
  const { advice, actions } = renderExpired('recovery', true)
  expect(advice).toContain('You can request a new one.')
  expect(actions).toEqual(['/reset-password', '/login'])
})

it('an expired link for a new address offers no new link, because only the firm can change the address (A-12)', () => {
  const { advice, actions } = renderExpired('email_change', true)
  expect(advice).toContain('please contact the firm to change your address')
  expect(advice).not.toContain('new link')
  expect(actions).toEqual(['/login'])
})

it.each(['signup', 'recovery', 'email_change'] as const)(
  'an expired link of the kind “%s” promises no new one if the site cannot send emails (A-12)',
  type => {
    const { advice, actions } = renderExpired(type, false)
    expect(advice).toContain(
      'This site cannot send you a new one. If you cannot log in, please contact the firm.',
    )
    expect(actions).toEqual(['/login'])
  },
)

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { appConfig } from '#tests/support/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { TopicLinks } from './topic-links.tsx'

const names = ['Family', 'Work', 'Housing', 'Justice', 'Debts', 'Driving']
const topics = names.map(name => ({ id: name.toLowerCase(), en: name, fr: name }))

it('an empty chat links to the library and its five largest topics, or to nothing without sheets (B-26)', () => {
  const { container, rerender } = render(
    <ConfigContext value={{ ...appConfig, topics }}>
      <TopicLinks />
    </ConfigContext>,
  )
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/library',
    ...['family', 'work', 'housing', 'justice', 'debts'].map(topic => `/library?topic=${topic}`),
  ])
  rerender(
    <ConfigContext value={appConfig}>
      <TopicLinks />
    </ConfigContext>,
  )
  expect(container.querySelector('a')).toBeNull()
})

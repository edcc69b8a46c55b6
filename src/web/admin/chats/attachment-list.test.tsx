import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AttachmentList } from './attachment-list.tsx'

it('the console shows a small version of an image, which opens at its full size', () => {
  const attachment = { kind: 'image', name: 'bail.png', url: '/files/a-token' } as const
  render(<AttachmentList attachments={[attachment]} />)
  expect(screen.getByRole('img', { name: 'bail.png' }).getAttribute('src')).toBe('/files/a-token?size=small')
  expect(screen.getByRole('link', { name: 'bail.png' }).getAttribute('href')).toBe('/files/a-token')
})

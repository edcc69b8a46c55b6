import { expect, it } from 'vitest'
import { withoutLoaded } from './short-preloads.ts'

const chunks = {
  'chat.js': { type: 'chunk', imports: ['icons.js'] },
  'icons.js': { type: 'chunk', imports: ['react.js'] },
  'react.js': { type: 'chunk', imports: ['icons.js'] },
  'dialog.js': { type: 'chunk', imports: ['icons.js', 'field.js'] },
  'chat.css': { type: 'asset' },
}

it('a list of preloads does not name what its script imports, even through another script', () => {
  const needed = ['dialog.js', 'chat.js', 'icons.js', 'react.js', 'field.js', 'chat.css']
  expect(withoutLoaded(needed, 'chat.js', chunks)).toEqual(['dialog.js', 'field.js', 'chat.css'])
})

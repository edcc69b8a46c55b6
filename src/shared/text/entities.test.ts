import { expect, it } from 'vitest'
import { decodeEntities } from './entities.ts'

it('character references become characters, and invalid ones do not break the page', () => {
  expect(decodeEntities('&eacute; &#233; &#xE9; &amp;lt;')).toBe('é é é &lt;')
  expect(decodeEntities('&#0; &#1114112; &#xFFFFFF; &#xD800; &#xDFFF;')).toBe(
    '\ufffd \ufffd \ufffd \ufffd \ufffd',
  )
  expect(decodeEntities('AT&T &unknown; &constructor; &toString;')).toBe(
    'AT&T &unknown; &constructor; &toString;',
  )
})

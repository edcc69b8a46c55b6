import { describe, expect, it } from 'vitest'
import { contentDisposition, savedAs } from './content-disposition.ts'

describe('the name that a file is saved under', () => {
  it.each([
    ['bail.pdf', 'application/pdf', 'bail.pdf', 'bail.pdf'],
    ['Été.PDF', 'application/pdf', 'Ete.PDF', '%C3%89t%C3%A9.PDF'],
    ['page.html', 'image/png', 'page.html.png', 'page.html.png'],
    ['photo', 'image/jpeg', 'photo.jpg', 'photo.jpg'],
    ['a"b\r\nSet-Cookie: x.gif', 'image/gif', 'a_b__Set-Cookie_ x.gif', 'a_b__Set-Cookie_%20x.gif'],
    ['../../x.webp', 'image/webp', '.._.._x.webp', '.._.._x.webp'],
    ["l'acte (1)*!.pdf", 'application/pdf', "l'acte (1)_!.pdf", 'l%27acte%20%281%29_%21.pdf'],
    ['合同😀\ud800.pdf', 'application/pdf', '_____.pdf', '%E5%90%88%E5%90%8C%F0%9F%98%80%EF%BF%BD.pdf'],
    // Full-width characters, whose compatible form is not allowed either.
    [
      'x＂; filename＊=UTF-8／a＼＂.pdf',
      'application/pdf',
      'x_; filename_=UTF-8_a__.pdf',
      'x%EF%BC%82%3B%20filename%EF%BC%8A%3DUTF-8%EF%BC%8Fa%EF%BC%BC%EF%BC%82.pdf',
    ],
    ['100%41.pdf', 'application/pdf', '100_41.pdf', '100%2541.pdf'],
  ])('%j as %s', (name, type, plain, full) => {
    expect(contentDisposition(name, type)).toBe(`inline; filename="${plain}"; filename*=UTF-8''${full}`)
  })

  it('is safe for a download too', () => {
    expect(savedAs('../Bail "été"\r\nX: y.pdf')).toBe(
      'attachment; filename=".._Bail _ete___X_ y.pdf"; filename*=UTF-8\'\'.._Bail%20_%C3%A9t%C3%A9___X_%20y.pdf',
    )
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { click, draw } from '#tests/support/draw.tsx'
import { Markdown } from './markdown.tsx'
import { OwnLinks } from './own-links.tsx'
import { attacks, constructs, longAnswer } from './samples.ts'

/** Text is escaped in the markup, so whatever looks like a tag is an element of ours. */
function elementsOf(markup: string): { name: string; attributes: [string, string][] }[] {
  return [...markup.matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/g)].map(([, name = '', rest = '']) => ({
    name,
    attributes: [...rest.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  }))
}

function render(text: string, growing = false): string {
  return renderToStaticMarkup(<Markdown text={text} growing={growing} />)
}

const allowedElements = new Set(
  'div p h3 h4 h5 h6 strong em del code pre a span ul ol li blockquote hr br section table thead tbody tr th td figure figcaption button'.split(
    ' ',
  ),
)
const allowedAttributes = new Set(
  'class dir href target rel start tabindex aria-label aria-live type'.split(' '),
)

function expectHarmless(text: string, growing: boolean) {
  for (const { name, attributes } of elementsOf(render(text, growing))) {
    expect(allowedElements, `<${name}> from ${text}`).toContain(name)
    for (const [key, value] of attributes) {
      expect(allowedAttributes, `${key} from ${text}`).toContain(key)
      if (key === 'href') expect(value, text).toMatch(/^(https?:\/\/[^@\s"<>]+|mailto:[^?\s"<>]+)$/)
      if (key === 'target') expect(value).toBe('_blank')
      if (key === 'rel') expect(value).toBe('noopener noreferrer nofollow')
    }
  }
}

describe('showing an answer', () => {
  it('draws every construct of the language, whole and at every length', () => {
    for (const text of constructs) {
      for (let length = 0; length <= text.length; length += 1) render(text.slice(0, length), true)
      expectHarmless(text, false)
    }
    expectHarmless(longAnswer, false)
  })

  it('puts headings under those of the page and leaves no level out', () => {
    expect(render('## One\n\n#### Two\n\n# Three\n\n### Four')).toBe(
      '<div class="markdown"><h3 dir="auto">One</h3><h4 dir="auto">Two</h4><h3 dir="auto">Three</h3><h4 dir="auto">Four</h4></div>',
    )
  })

  it('opens links in a new tab, which learns nothing of this one', () => {
    expect(render('[words](https://a.fr/x)')).toContain(
      '<a href="https://a.fr/x" target="_blank" rel="noopener noreferrer nofollow">words</a>',
    )
  })

  it('reads links in browsers that lack the newest ways to', () => {
    vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function')
    })
    expect(render('[words](https://a.fr/x) [none](https://[::1)')).toContain('href="https://a.fr/x"')
  })

  it('shows the host where the words of a link do not', () => {
    expect(render('[the code](https://www.legifrance.gouv.fr/x)')).toContain('> (legifrance.gouv.fr)</span>')
    expect(render('[legifrance.gouv.fr](https://www.legifrance.gouv.fr/x)')).not.toContain('link-host')
    expect(render('[аpple.com](https://аpple.com)')).toContain('(xn--pple-43d.com)')
  })

  it('shows pictures as links with their description, and never loads them', () => {
    const markup = render('![the chart](https://a.fr/p.png)')
    expect(markup).not.toContain('<img')
    expect(markup).toContain('>the chart</a>')
  })

  it('shows markup as the text it is, but for a line break', () => {
    expect(render('a <b>c</b><br>d')).toContain('a &lt;b&gt;c&lt;/b&gt;<br/>d')
    expect(render('<div>\n\n**x**')).toContain(
      '<p dir="auto">&lt;div&gt;</p><p dir="auto"><strong>x</strong></p>',
    )
  })

  it('reads character references in text and leaves them in code', () => {
    expect(render('&eacute; &amp;amp; `&eacute;`')).toContain('é &amp;amp; <code>&amp;eacute;</code>')
  })

  it('numbers lists from where they begin, and marks tasks', () => {
    expect(render('3. a\n4. b')).toContain('<ol start="3">')
    expect(render('- [x] a')).toContain('☑')
  })

  it('survives quotes and lists nested beyond reason', () => {
    for (const deep of ['> '.repeat(5000), '- '.repeat(500), '['.repeat(5000), '**'.repeat(3000)]) {
      expect(render(`${deep}x`)).toContain('x')
    }
  })
})

describe('a text of the firm’s own', () => {
  const own = (text: string) =>
    renderToStaticMarkup(
      <OwnLinks>
        <Markdown text={text} />
      </OwnLinks>,
    )

  it('leads to our own pages in the same tab, and to telephones', () => {
    vi.stubGlobal('location', { origin: 'https://parvis.example', pathname: '/' })
    expect(own('[words](/legal/privacy)')).toContain(
      '<a href="https://parvis.example/legal/privacy">words</a>',
    )
    expect(own('[call](tel:+33472000000)')).toContain('<a href="tel:+33472000000">call</a>')
    expect(own('[words](https://a.fr/x)')).toContain('target="_blank"')
    for (const address of ['//evil.example/x', 'javascript:alert(1)', 'blob:https://parvis.example/x']) {
      expect(own(`[x](${address})`)).not.toContain('<a ')
    }
  })

  it('keeps the page where it leads to one of ours', () => {
    const { page, clear } = draw(
      <OwnLinks>
        <Markdown text="[words](/legal/privacy) [call](tel:+33472000000)" />
      </OwnLinks>,
    )
    const kept: boolean[] = []
    const follow = (event: Event) => {
      kept.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', follow)
    for (const link of page.querySelectorAll('a')) click(link)
    document.removeEventListener('click', follow)
    expect(kept).toEqual([true, false])
    expect(location.pathname).toBe('/legal/privacy')
    clear()
    history.replaceState(null, '', '/')
  })

  it('has ways that an answer has not', () => {
    vi.stubGlobal('location', { origin: 'https://parvis.example' })
    expect(render('[words](/legal/privacy) [call](tel:+33472000000)')).not.toContain('<a ')
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('an answer that means harm', () => {
  it(`becomes text and plain links only (${attacks.length} tries, cut at every letter)`, () => {
    for (const attack of attacks) {
      expectHarmless(attack, false)
      for (let length = 1; length <= Math.min(attack.length, 120); length += 1) {
        expectHarmless(`before **${attack.slice(0, length)}`, true)
      }
    }
  }, 30_000)
})

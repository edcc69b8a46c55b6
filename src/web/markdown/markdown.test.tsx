import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { attacks, constructs, longAnswer } from '#tests/support/samples/markdown-samples.ts'
import { FirmTextLinks } from './firm-text-links.tsx'
import { Markdown } from './markdown.tsx'

/** Text is escaped in the markup, so anything that looks like a tag is an element that we rendered. */
function elementsOf(text: string): { name: string; attributes: [string, string][] }[] {
  return [...text.matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/g)].map(([, name = '', rest = '']) => ({
    name,
    attributes: [...rest.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  }))
}

function markup(text: string, growing = false): string {
  return renderToStaticMarkup(<Markdown text={text} growing={growing} />)
}

const allowedElements = new Set(
  'div p h3 h4 h5 h6 strong em del code pre a span bdi ul ol li blockquote hr br table thead tbody tr th td figure figcaption button'.split(
    ' ',
  ),
)
const allowedAttributes = new Set(
  'class dir href target rel start tabindex scope aria-label aria-live type'.split(' '),
)
const allowedValues: Record<string, RegExp> = {
  href: /^(https?:\/\/[^@\s"<>]+|mailto:[^?\s"<>]+)$/,
  target: /^_blank$/,
  rel: /^noopener noreferrer nofollow$/,
}
const anyValue = /^/

/** The elements and attributes that are not allowed. */
function harmIn(text: string, growing: boolean): string[] {
  return elementsOf(markup(text, growing)).flatMap(({ name, attributes }) => {
    const harmful = attributes.filter(
      ([key, value]) => !(allowedAttributes.has(key) && (allowedValues[key] ?? anyValue).test(value)),
    )
    return [
      ...(allowedElements.has(name) ? [] : [`<${name}> from ${text}`]),
      ...harmful.map(([key, value]) => `${key}="${value}" from ${text}`),
    ]
  })
}

describe('showing an answer', () => {
  it('renders every construct of Markdown, complete and cut at any character', () => {
    for (const text of constructs) {
      for (let length = 0; length <= text.length; length += 1) markup(text.slice(0, length), true)
      expect(harmIn(text, false)).toEqual([])
    }
    expect(harmIn(longAnswer, false)).toEqual([])
  })

  it('puts headings below those of the page and skips no level', () => {
    expect(markup('## One\n\n#### Two\n\n# Three\n\n### Four')).toBe(
      '<div class="markdown"><h3 dir="auto">One</h3><h4 dir="auto">Two</h4><h3 dir="auto">Three</h3><h4 dir="auto">Four</h4></div>',
    )
  })

  it('says of which cells the first row of a table is the header', () => {
    const shown = markup('| Case | Time |\n|---|---|\n| Late | A month |')
    expect(shown.match(/<t[hd] [^>]*>/g)).toEqual([
      ...Array.from({ length: 2 }, () => '<th scope="col" dir="auto">'),
      ...Array.from({ length: 2 }, () => '<td dir="auto">'),
    ])
  })

  it('gives a heading in a list its new level when the headings before it change', () => {
    const list = '- # In the list'
    const { container, rerender } = render(<Markdown text={`Word\n\n${list}`} growing />)
    expect(container.querySelector('li h3')?.textContent).toBe('In the list')
    rerender(<Markdown text={`# Wo\n\n${list}`} growing />)
    expect(container.querySelector('li h4')?.textContent).toBe('In the list')
  })

  it('opens links in a new tab without a referrer', () => {
    expect(markup('[words](https://a.fr/x)')).toContain(
      '<a href="https://a.fr/x" target="_blank" rel="noopener noreferrer nofollow">words</a>',
    )
  })

  it('parses links in browsers without URL.parse', () => {
    vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function')
    })
    expect(markup('[words](https://a.fr/x) [none](https://[::1)')).toContain('href="https://a.fr/x"')
  })

  it('shows the host if the text of a link does not', () => {
    expect(markup('[the code](https://www.legifrance.gouv.fr/x)')).toContain('> (legifrance.gouv.fr)</span>')
    expect(markup('[legifrance.gouv.fr](https://www.legifrance.gouv.fr/x)')).not.toContain('link-host')
    expect(markup('[аpple.com](https://аpple.com)')).toContain('(xn--pple-43d.com)')
  })

  it.each([
    ['another host that contains its letters', '[https://microsoft.com](https://t.co/x)', 't.co'],
    ['another host that ends with it', '[www.service-public.fr](https://c.fr/vol)', 'c.fr'],
    ['its host before another host', '[t.co.microsoft.com](https://t.co/x)', 't.co'],
    ['its host as a user of another host', '[https://t.co@microsoft.com](https://t.co/x)', 't.co'],
    ['its host with a backslash', '[https://t.co\\\\@microsoft.com](https://t.co/x)', 't.co'],
    ['its host in another host’s path', '[microsoft.com/t.co](https://t.co/x)', 't.co'],
    ['another port', '[https://t.co:8080/x](https://t.co/x)', 't.co'],
    ['its host among other words', '[microsoft.com via t.co](https://t.co/x)', 't.co'],
    ['a zero-width space', '[t.co\u200b](https://t.co/x)', 't.co'],
    ['a zero-width space as a reference', '[t.&#8203;co](https://t.co/x)', 't.co'],
    ['a soft hyphen', '[t.co&shy;](https://t.co/x)', 't.co'],
    ['a reversed reading order', '[t.co/\u202emoc.tfosorcim](https://t.co/x)', 't.co'],
    ['a reversed reading order as a reference', '[t.co/&#8238;moc.tfosorcim](https://t.co/x)', 't.co'],
    ['letters written from right to left', '[t.co/א/microsoft.com](https://t.co/x)', 't.co'],
    ['a capital that looks like another letter', '[paypaI.com](https://paypai.com)', 'paypai.com'],
    ['a look-alike of its own host', '<https://аpple.com/x>', 'xn--pple-43d.com'],
    ['another email address', '[me@firm.fr](mailto:me@evil.fr)', 'me@evil.fr'],
    ['an image’s description', '![microsoft.com](https://t.co/x)', 't.co'],
    ['invisible text', '[\u200b](https://t.co/x)', 't.co'],
  ])('shows the real host beside text that only looks like it: %s (C-14)', (_, text, host) => {
    const hint = `<span class="link-host" dir="ltr"> (${host})</span>`
    for (const growing of [false, true]) expect(markup(text, growing)).toContain(`</a>${hint}`)
    expect(markup(`**${text}** and more`, true)).toContain(hint)
  })

  it('shows a link’s own host after it, even within a reversed reading order (C-14)', () => {
    const shown = markup('\u202e[a](https://service-public.fr) [service-public.fr](https://t.co/x)')
    expect(shown).toMatch(/<bdi><a[^>]*>service-public\.fr<\/a><span[^>]*> \(t\.co\)<\/span><\/bdi>/)
  })

  it.each([
    '[t.co](https://t.co/x)',
    '[www.t.co](https://t.co/x)',
    '[t.co](https://www.t.co/x)',
    '[https://t.co/x?a=1](https://t.co/x?a=1)',
    'https://t.co/été',
    'www.t.co/x',
    '<https://t.co>',
    '[](https://t.co/x)',
    'me@firm.fr',
    '[me@firm.fr](mailto:me@firm.fr)',
  ])('shows the host once if the text is the host or the URL: %s', text => {
    for (const growing of [false, true]) expect(markup(text, growing)).not.toContain('link-host')
  })

  it('never hides the target of an unfinished link', () => {
    const text = 'See [https://microsoft.com](https://t.co/x) now'
    for (let length = 0; length <= text.length; length += 1) {
      const page = document.createElement('div')
      page.append(document.createRange().createContextualFragment(markup(text.slice(0, length), true)))
      for (const link of page.querySelectorAll('a')) {
        const host = new URL(link.href).host
        const named = [link.textContent, link.nextSibling?.textContent].some(
          words => words === `https://${host}` || words === ` (${host})`,
        )
        expect(named, text.slice(0, length)).toBe(true)
      }
    }
  })

  it('shows images as links with their description, and never loads them', () => {
    const shown = markup('![the chart](https://a.fr/p.png)')
    expect(shown).not.toContain('<img')
    expect(shown).toContain('>the chart</a>')
  })

  it('shows HTML as plain text, except a line break', () => {
    expect(markup('a <b>c</b><br>d')).toContain('a &lt;b&gt;c&lt;/b&gt;<br/>d')
    expect(markup('<div>\n\n**x**')).toContain(
      '<p dir="auto">&lt;div&gt;</p><p dir="auto"><strong>x</strong></p>',
    )
  })

  it('decodes character references in text, but not in code', () => {
    expect(markup('&eacute; &amp;amp; `&eacute;`')).toContain('é &amp;amp; <code>&amp;eacute;</code>')
  })

  it('numbers lists from their first number, and marks tasks', () => {
    expect(markup('3. a\n4. b')).toContain('<ol start="3">')
    expect(markup('- [x] a')).toContain('☑')
  })

  it('renders extremely deep nesting without an error', () => {
    for (const deep of ['> '.repeat(5000), '- '.repeat(500), '['.repeat(5000), '**'.repeat(3000)]) {
      expect(markup(`${deep}x`)).toContain('x')
    }
    // What is nested deeper is shown as text.
    expect(markup(`${'> '.repeat(40)}x`).match(/<blockquote>/g)).toHaveLength(16)
    expect(markup(`${'- '.repeat(40)}x`).match(/<ul>/g)).toHaveLength(16)
  })

  it('shows a cell of a table as it grows, and all blocks of a long text', () => {
    const table = '| Case | Time |\n|---|---|\n| one | '
    const { container, rerender } = render(<Markdown text={`${table}2`} growing />)
    rerender(<Markdown text={`${table}2 months |`} growing />)
    expect(container.querySelector('td:last-child')?.textContent).toBe('2 months')
    rerender(<Markdown text={Array.from({ length: 200 }, (_, index) => `Part ${index}.`).join('\n\n')} />)
    expect(container.querySelectorAll('p')).toHaveLength(200)
    expect(container.querySelector('p:last-child')?.textContent).toBe('Part 199.')
  })

  it('names the language of code, without what follows it', () => {
    expect(markup('```sql title="a.sql"\nselect 1\n```')).toContain('<figcaption><span>sql</span>')
  })

  it.each(['', 'text', 'Markdown'])(
    'calls a block of code a text if its language is “%s”, as for a draft letter, and lets its lines wrap',
    language => {
      const drawn = markup(`~~~${language}\nMadam,\n~~~`)
      expect(drawn).toContain('<figure class="code-frame is-text"><figcaption><span>Text</span>')
      expect(drawn).toContain('>Copy text</button></figcaption><pre><code>')
    },
  )

  it('shows an escaped mark without its backslash', () => {
    expect(markup('\\*not emphasis\\*')).toContain('>*not emphasis*<')
  })

  it('does not mistake part of a plain address for a character reference', () => {
    expect(markup('https://a.fr/?x=1&copy;y=2')).toContain('href="https://a.fr/?x=1&amp;copy;y=2"')
  })
})

describe('a text written by the firm', () => {
  const own = (text: string) =>
    renderToStaticMarkup(
      <FirmTextLinks>
        <Markdown text={text} />
      </FirmTextLinks>,
    )

  it('links to the product’s pages in the same tab, and to telephone numbers', () => {
    vi.stubGlobal('location', { origin: 'https://parvis.example', pathname: '/' })
    expect(own('[words](/legal/privacy)')).toContain(
      '<a href="https://parvis.example/legal/privacy">words</a>',
    )
    expect(own('[call](tel:+33472000000)')).toContain('<a href="tel:+33472000000">call</a>')
    expect(own('[words](https://a.fr/x)')).toContain('target="_blank"')
    expect(own('[words](https://parvis.example.evil/x)')).toContain('(parvis.example.evil)')
    for (const address of [
      '//evil.example/x',
      'javascript:alert(1)',
      'blob:https://parvis.example/x',
      '#part',
    ]) {
      expect(own(`[x](${address})`)).not.toContain('<a ')
    }
  })

  it('follows a link to one of the product’s pages without a reload', () => {
    render(
      <FirmTextLinks>
        <Markdown text="[words](/legal/privacy) [call](tel:+33472000000)" />
      </FirmTextLinks>,
    )
    const handled: boolean[] = []
    const follow = (event: Event) => {
      handled.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', follow)
    for (const link of screen.getAllByRole('link')) fireEvent.click(link)
    document.removeEventListener('click', follow)
    expect(handled).toEqual([true, false])
    expect(location.pathname).toBe('/legal/privacy')
  })

  it('can have links that an answer cannot have', () => {
    vi.stubGlobal('location', { origin: 'https://parvis.example' })
    expect(markup('[words](/legal/privacy) [call](tel:+33472000000)')).not.toContain('<a ')
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a malicious answer', () => {
  it(`becomes text and plain links only (${attacks.length} attempts, cut at each of the first 120 characters)`, () => {
    for (const attack of attacks) {
      const harm = harmIn(attack, false)
      for (let length = 1; length <= Math.min(attack.length, 120); length += 1) {
        harm.push(...harmIn(`before **${attack.slice(0, length)}`, true))
      }
      expect(harm).toEqual([])
    }
  }, 30_000)
})

it('if code cannot be copied, the page says so, and screen readers hear it', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } })
  render(<Markdown text={'```sql\ncode\n```'} />)
  fireEvent.click(screen.getByRole('button'))
  const said = await screen.findByText('Could not copy')
  expect(said.getAttribute('aria-live')).toBe('polite')
  // A name that changed back would be read too.
  expect(screen.getByRole('button', { name: 'Copy code' }).contains(said)).toBe(false)
})

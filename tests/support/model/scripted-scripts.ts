/**
 * The answers of the scripted model server: steps that mean the same in both wire formats, or a plain HTTP response. A
 * script is chosen by a marker in the question, `[[name]]` or `[[name argument]]`, or queued by a test.
 */

export type Step =
  | { type: 'text'; text: string }
  | { type: 'refusal'; text: string }
  /** Thinks for `ms`; `text` is the reasoning, which only some servers send. */
  | { type: 'reasoning'; ms: number; text?: string }
  | { type: 'pause'; ms: number }
  /** Sends only keep-alive comments until the test resolves `until`. */
  | { type: 'hold'; until: Promise<void> }
  | { type: 'search'; query: string; sources?: SourceOnWire[]; opened?: string }
  | { type: 'citation'; title: string; url: string }
  | { type: 'error'; shape: 'flat' | 'nested'; code: string; message: string }
  | { type: 'failed'; code: string; message: string }
  | { type: 'incomplete'; reason: 'max_output_tokens' | 'content_filter' }
  | { type: 'complete' }
  /** Writes the frame unchanged. */
  | { type: 'raw'; frame: string }
  /** Resets the connection. */
  | { type: 'reset' }
  /** Sends nothing more and keeps the connection open. */
  | { type: 'hang' }

type SourceOnWire = { type: string; url?: string; name?: string }

export type Reply =
  | { steps: Step[]; paceMs?: number; bytewise?: boolean; withoutHeaders?: boolean }
  | { status: number; headers?: Record<string, string>; body: unknown }

type ScriptInput = {
  /** The part of the marker after the name. */
  argument: string
  /** The number of earlier requests with the same question. */
  attempt: number
  stream: boolean
}

const paragraphs = [
  '## Bail d’habitation : le dépôt de garantie\n\n',
  'Le bailleur restitue le dépôt dans un délai d’**un mois** si l’état des lieux de sortie est conforme, ',
  'de **deux mois** sinon.\n\n',
  '- Le délai court à partir de la remise des clés.\n- Passé ce délai, une majoration de 10 % est due par mois.\n\n',
  '| Situation | Délai |\n|---|---|\n| Conforme | 1 mois |\n| Non conforme | 2 mois |\n\n',
  'Voir aussi la [fiche officielle](https://www.service-public.fr/particuliers/vosdroits/F31269).\n\n',
  '```text\nArticle 22 de la loi n° 89-462 du 6 juillet 1989\n```\n\n',
  'These are general indications, not legal advice. 🏛️\n',
]
export const defaultText = paragraphs.join('')

/** Splits a text as a model would: each word with the space before it. */
export function pieces(text: string): Step[] {
  return (text.match(/\s*\S+(\s+$)?/g) ?? [text]).map(part => ({ type: 'text', text: part }))
}

/** One delta for each number. */
export function numbered(from: number, to: number): Step[] {
  return Array.from({ length: to - from }, (_, index) => {
    return { type: 'text', text: `${String(from + index).padStart(5)} words of text` }
  })
}

export function textReply(text: string): Reply {
  return { steps: [...pieces(text), { type: 'complete' }] }
}

const half = pieces('Here is the first half of an answer')
const complete: Step = { type: 'complete' }

function errorReply(
  status: number,
  error: Record<string, unknown>,
  headers: Record<string, string> = {},
): Reply {
  return {
    status,
    headers,
    body: { error: { message: 'Scripted.', type: 'scripted', param: null, ...error } },
  }
}

const busy = { code: 'rate_limit_exceeded', type: 'requests', message: 'Rate limit reached.' }
const overloaded = { code: null, type: 'server_error', message: 'The server had an error.' }
const legifrance = 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000509310'
const servicePublic = 'https://www.service-public.fr/particuliers/vosdroits/F31269'

const searchSteps: Step[] = [
  { type: 'reasoning', ms: 20 },
  {
    type: 'search',
    query: 'dépôt de garantie délai restitution',
    sources: [
      { type: 'url', url: `${servicePublic}?utm_source=openai` },
      { type: 'url', url: legifrance },
      { type: 'api', name: 'oai-weather' },
    ],
  },
  { type: 'search', query: 'loi 89-462 article 22', sources: [{ type: 'url', url: legifrance }] },
  { type: 'search', query: '', opened: 'https://www.anil.org/depot-de-garantie/' },
  { type: 'text', text: 'Le délai est d’un mois ' },
  { type: 'text', text: `([service-public.fr](${servicePublic}?utm_source=openai))` },
  { type: 'citation', title: 'Dépôt de garantie', url: `${servicePublic}?utm_source=openai` },
  { type: 'text', text: ' ou de deux mois.' },
]

function numbers(argument: string, defaultCount: number, defaultMs: number): [number, number] {
  const [count, ms] = argument.split('x').map(Number)
  return [count || defaultCount, ms ?? defaultMs]
}

/** All scripts by name; `default` answers a question without a marker. */
const scripts: Record<string, (input: ScriptInput) => Reply> = {
  default: () => textReply(defaultText),
  text: ({ argument }) => textReply(argument),
  slow: () => ({ steps: [...pieces(`${defaultText}\n${defaultText}`), complete], paceMs: 60 }),
  /** `[[paced 200x20]]`: 200 deltas, one every 20 ms. */
  paced: ({ argument }) => {
    const [count, paceMs] = numbers(argument, 100, 20)
    return { steps: [...numbered(0, count), complete], paceMs }
  },
  empty: () => ({ steps: [complete] }),
  search: () => ({ steps: [...searchSteps, complete], paceMs: 10 }),
  'search-slow': () => ({ steps: [...searchSteps, ...half, complete], paceMs: 400 }),
  'search-uncited': () => ({
    steps: [{ type: 'search', query: 'x', sources: [{ type: 'url', url: legifrance }] }, ...half, complete],
  }),
  'search-odd': () => ({
    steps: [
      {
        type: 'search',
        query: 'x',
        sources: [
          { type: 'api' },
          { type: 'url', url: 'javascript:alert(1)' },
          { type: 'api', name: 'oai-weather' },
        ],
      },
      ...half,
      { type: 'citation', title: '', url: legifrance },
      { type: 'citation', title: 'Légifrance', url: `${legifrance}?utm_source=openai` },
      { type: 'citation', title: '', url: '' },
      { type: 'citation', title: 'Sans adresse', url: '' },
      complete,
    ],
  }),
  'search-only': () => ({ steps: [{ type: 'search', query: 'x' }, complete] }),
  reasoning: ({ argument }) => ({
    steps: [{ type: 'reasoning', ms: Number(argument) || 300, text: 'Let me think.' }, ...half, complete],
  }),
  refusal: () => ({
    steps: [{ type: 'refusal', text: 'I can’t ' }, { type: 'refusal', text: 'help with that.' }, complete],
  }),
  '429': ({ attempt }) => (attempt === 0 ? errorReply(429, busy) : textReply(defaultText)),
  '429-wait': ({ attempt, argument }) =>
    attempt === 0 ? errorReply(429, busy, { 'retry-after': argument || '1' }) : textReply(defaultText),
  '429-always': () => errorReply(429, busy),
  quota: () => errorReply(429, { code: 'insufficient_quota', type: 'insufficient_quota', message: 'Quota.' }),
  '500': ({ attempt }) => (attempt === 0 ? errorReply(500, overloaded) : textReply(defaultText)),
  '500-always': () => errorReply(500, overloaded),
  '401': () =>
    errorReply(401, { code: 'invalid_api_key', message: 'Incorrect API key provided: sk-s****t.' }),
  '404': () => errorReply(404, { code: 'model_not_found', message: 'The model does not exist.' }),
  'too-long': () => errorReply(400, { code: 'context_length_exceeded', param: 'input' }),
  html: () => ({
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
  }),
  /** Refuses to stream; the complete answer takes the given milliseconds: `[[unverified 400]]`. */
  unverified: ({ stream, argument }) =>
    stream
      ? errorReply(400, { code: 'unsupported_value', param: 'stream', message: 'Verify to stream.' })
      : { steps: [{ type: 'pause', ms: Number(argument) }, ...pieces(defaultText), complete] },
  drop: ({ attempt }) =>
    attempt === 0 ? { steps: [{ type: 'reset' }], withoutHeaders: true } : textReply(defaultText),
  /** The stream ends before its first event. */
  'no-event': ({ attempt }) =>
    attempt === 0
      ? { steps: [{ type: 'raw', frame: ': waiting\n\n' }], withoutHeaders: true }
      : textReply(defaultText),
  reset: () => ({ steps: [...half, { type: 'pause', ms: 30 }, { type: 'reset' }] }),
  stall: () => ({ steps: [{ type: 'hang' }], withoutHeaders: true }),
  'stall-middle': () => ({ steps: [...half, { type: 'hang' }] }),
  cut: () => ({ steps: half }),
  'error-flat': () => ({
    steps: [...half, { type: 'error', shape: 'flat', code: 'server_error', message: 'No.' }],
  }),
  'error-nested': () => ({
    steps: [...half, { type: 'error', shape: 'nested', code: 'server_error', message: 'No.' }],
  }),
  /** The error comes before any text. */
  'error-first': () => ({
    steps: [{ type: 'error', shape: 'nested', code: 'server_error', message: 'No.' }],
  }),
  failed: () => ({ steps: [...half, { type: 'failed', code: 'server_error', message: 'No.' }] }),
  length: () => ({ steps: [...half, { type: 'incomplete', reason: 'max_output_tokens' }] }),
  filter: () => ({ steps: [...half, { type: 'incomplete', reason: 'content_filter' }] }),
  'broken-json': () => ({ steps: [...half, { type: 'raw', frame: 'data: {"type":"response.out\n\n' }] }),
  odd: () => ({ steps: [...oddFrames(), ...half, ...oddFrames(), complete] }),
  bytes: () => ({ steps: [...pieces('Été à Nîmes : 10 € 🏛️ 判例.'), complete], bytewise: true }),
}

/** Unknown events, known events with odd contents, and lines that are not events. */
function oddFrames(): Step[] {
  const odd = [
    ': a comment\n\n',
    'retry: 10\n\n',
    'event: response.shiny\ndata: {"type":"response.shiny","delta":"<script>"}\n\n',
    'event: eval\ndata: {"type":"eval","code":"alert(1)"}\n\n',
    'event: response.output_item.added\ndata: {"type":"response.output_item.added"}\n\n',
    'event: response.output_text.delta\ndata: {"type":"response.output_text.delta","delta":{"a":1}}\n\n',
    'event: response.output_text.annotation.added\ndata: {"type":"response.output_text.annotation.added"}\n\n',
    'data: {"choices":"none"}\n\n',
    'data: {"choices":[null]}\n\n',
    'data: null\n\n',
    'data: 7\n\n',
    'nonsense\n\n',
  ]
  return odd.map(frame => ({ type: 'raw', frame }))
}

const marker = /\[\[([a-z0-9-]+)(?: ([^\]]*))?\]\]/g

/** The reply of the script that the question's last marker names: unanswered questions can precede the question. */
export function scriptFor(question: string, attempt: number, stream: boolean): Reply {
  const [, name = 'default', argument = ''] = [...question.matchAll(marker)].at(-1) ?? []
  const script = scripts[name]
  if (!script) return errorReply(400, { code: 'unknown_script', message: `There is no script "${name}".` })
  return script({ argument, attempt, stream })
}

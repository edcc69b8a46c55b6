import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import * as v from 'valibot'
import { codeOf, StartError } from '#server/errors.ts'
import type { SuggestedQuestion } from '#shared/api/app-config.ts'
import type { LegalPageName } from '#shared/api/legal.ts'
import {
  contrast,
  darkPageColor,
  lightPageColor,
  minControlContrast,
  minTextContrast,
} from '#shared/contrast.ts'
import { fieldOf, invalidInput, limitedList, strictFields } from '#shared/schema.ts'
import { contactInstructions } from './contact-instructions.ts'
import { disclaimerVersion } from './disclaimer-version.ts'
import { fillRetention, type RetentionPeriods, retentionWarnings } from './retention-text.ts'

/**
 * The firm's own settings and texts, from the files in FIRM_DIR. They are read once at the start:
 *
 *     firm.json          name, title, addresses, telephone, colours, logo, suggested questions
 *     legal/*.md         terms, privacy, notices
 *     disclaimer.md      shown at the first visit, and again after a change
 *     system-prompt.md   the instructions that the model gets with every question
 */
export type Firm = {
  name: string
  title: string
  contactUrl: string | null
  bookingUrl: string | null
  /** The telephone number as the firm writes it. */
  phone: string | null
  disclaimerVersion: string
  colors: { ink: string | null; brass: string | null; brassOnDark: string | null }
  logo: Record<LogoBackground, Logo> | null
  /** Below the field of an empty chat. */
  suggestions: SuggestedQuestion[]
  /** The legal texts in Markdown, with the retention periods filled in. The first heading is the page's title. */
  legal: Record<LegalPageName, string>
  /** For the operator, if the privacy page does not name a retention period that is set. */
  retentionWarnings: string[]
  /** The instructions for the model, with the firm's addresses. */
  systemPrompt: string
}

type LogoBackground = 'onLight' | 'onDark'
export type Logo = { bytes: Uint8Array<ArrayBuffer>; type: string }

const legalFiles: Record<LegalPageName, string> = {
  terms: 'legal/terms.md',
  privacy: 'legal/privacy.md',
  notices: 'legal/notices.md',
  disclaimer: 'disclaimer.md',
}

const logoTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

const address = v.nullish(
  v.pipe(
    v.string(),
    v.regex(/^(https:\/\/|mailto:|tel:)\S+$/, 'must begin with https://, mailto: or tel:'),
    v.check(value => URL.canParse(value), 'is not a valid address'),
  ),
)

/** A colour that must have enough contrast with `background`. */
function color(background: string, minContrast: number, backgroundName: string) {
  return v.nullish(
    v.pipe(
      v.string(),
      v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #14213d'),
      v.check(
        value => contrast(value, background) >= minContrast,
        `must have a contrast of at least ${minContrast}:1 with ${backgroundName}, ${background}`,
      ),
    ),
  )
}

function text(maxLength: number) {
  return v.pipe(
    v.string('must be text'),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
  )
}

const line = text(120)

/** More would push the notices and the choice of a temporary chat off a phone's screen. */
const maxSuggestionCount = 4
const suggestion = strictFields(
  { label: text(60), question: text(500) },
  'must be an object with "label" and "question"',
)
const suggestions = limitedList(
  strictFields({ en: suggestion, fr: suggestion }, 'must be an object with "en" and "fr"'),
  maxSuggestionCount,
  { type: 'must be a list', max: `must have at most ${maxSuggestionCount} entries` },
)

const phone = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\+?\d[\d ().-]{2,29}$/, 'must be a telephone number like +33 4 65 71 12 34'),
  ),
)

const logoFile = v.pipe(
  v.string(),
  v.regex(/^[\w-]+\.(svg|png|webp)$/, 'must be the name of an .svg, .png or .webp file in the same folder'),
)

const firmSchema = strictFields({
  name: line,
  title: line,
  contactUrl: address,
  bookingUrl: address,
  phone,
  colors: v.optional(
    strictFields({
      ink: color(lightPageColor, minTextContrast, 'the light page'),
      brass: color(lightPageColor, minControlContrast, 'the light page'),
      brassOnDark: color(darkPageColor, minControlContrast, 'the dark page'),
    }),
  ),
  logo: v.nullish(strictFields({ onLight: logoFile, onDark: logoFile })),
  suggestions: v.optional(suggestions),
})

/** Throws a StartError that names the file, and the field if one is wrong. */
export async function readFirm(folder: string, periods: RetentionPeriods = {}): Promise<Firm> {
  const settings = parseSettings(join(folder, 'firm.json'), await readText(folder, 'firm.json'))
  const legal = await Promise.all(
    Object.entries(legalFiles).map(async ([page, file]) => {
      const text = await readText(folder, file)
      return [page, fillRetention(text, join(folder, file), periods)] as const
    }),
  )
  const texts = Object.fromEntries(legal) as Record<LegalPageName, string>
  const { name, title, contactUrl = null, bookingUrl = null, phone: number = null } = settings
  const instructions = await readText(folder, 'system-prompt.md')
  return {
    name,
    title,
    contactUrl,
    bookingUrl,
    phone: number,
    disclaimerVersion: disclaimerVersion(texts.disclaimer),
    colors: {
      ink: settings.colors?.ink ?? null,
      brass: settings.colors?.brass ?? null,
      brassOnDark: settings.colors?.brassOnDark ?? null,
    },
    logo: settings.logo
      ? {
          onLight: await readLogo(folder, settings.logo.onLight),
          onDark: await readLogo(folder, settings.logo.onDark),
        }
      : null,
    suggestions: settings.suggestions ?? [],
    legal: texts,
    retentionWarnings: retentionWarnings(texts.privacy, periods),
    systemPrompt: `${instructions}\n\n${contactInstructions({ name, contactUrl, bookingUrl })}`,
  }
}

function parseSettings(path: string, text: string): v.InferOutput<typeof firmSchema> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new StartError(`${path} is not valid JSON: ${error instanceof Error ? error.message : error}.`)
  }
  const result = v.safeParse(firmSchema, json, { message: invalidInput })
  if (result.success) return result.output
  const [issue] = result.issues
  const field = fieldOf(issue)
  if (issue.message === 'unknown_field') throw new StartError(`${path} has an unknown field: "${field}".`)
  throw new StartError(`${path}: ${field && `"${field}" `}${issue.message}.`)
}

async function readText(folder: string, file: string): Promise<string> {
  const bytes = await read(folder, file)
  if (!isUtf8(bytes)) throw new StartError(`${join(folder, file)} is not UTF-8 text: save it as UTF-8.`)
  const text = bytes.toString('utf8').replaceAll('\r\n', '\n').trim()
  if (text === '') throw new StartError(`${join(folder, file)} must not be empty.`)
  return text
}

async function readLogo(folder: string, file: string): Promise<Logo> {
  const bytes = new Uint8Array(await read(folder, file))
  return { bytes, type: logoTypes[extname(file)] ?? 'application/octet-stream' }
}

async function read(folder: string, file: string): Promise<Buffer> {
  const path = join(folder, file)
  try {
    return await readFile(path)
  } catch (error) {
    const isMissing = codeOf(error) === 'ENOENT'
    throw new StartError(`${path} ${isMissing ? 'is missing' : 'cannot be read'} (FIRM_DIR sets the folder).`)
  }
}

/**
 * Brings a question into the form that the rules are written for: lower case, no accents, no apostrophes, no doubled
 * letters, only words, with ` . ` between sentences. So "J'ai peur !", "jai peur" and "J’AI PEURR" are the same.
 */

/** Long texts are pasted documents: what the person says is at their beginning or end. */
const maxStartLength = 3000
const maxEndLength = 1500

export function plainWords(text: string): string {
  const isLong = text.length > maxStartLength + maxEndLength
  const part = isLong ? `${text.slice(0, maxStartLength)} . ${text.slice(-maxEndLength)}` : text
  const words = part
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/g, 'oe')
    .replace(/[’‘`´]/g, "'")
    .replace(/\b(l|d|qu|jusqu|lorsqu|puisqu)'/g, '$1 ')
    .replace(/\b([jmnst])'(?=[a-z]{4})/g, '$1 ')
    .replace(/(\w)'(?=\w)/g, '$1')
    .replace(/[.!?…\n]+/g, ' . ')
    .replace(/[^a-z0-9.]+/g, ' ')
  return ` ${singleLetters(words).split(' ').map(written).join(' ')} `
}

/**
 * Doubled letters are the most frequent slip: "arreté", "comissaire". Patterns are written with doubled letters and
 * lose them too.
 */
export function singleLetters(words: string): string {
  return words.replace(/([a-z])\1+/g, '$1')
}

/** Words that the rules depend on, without doubled letters. A word with one slip in it is read as one of these. */
const keywords = `
  huissier commissaire serrurier proprietaire bailleur serrure expulsion expulser expulse trottoir gendarmes gendarme
  gendarmerie commissariat policiers menottes interpelle embarque arrete garde cellule frapper frappe etrangle etrangler
  couteau menace menacer suicide suicider suicidaire medicaments cachets comprimes enfants enfermer enferme violence
  bailiffs bailiff landlord landlady locksmith changed evicted evicting eviction furniture street suitcases arrested
  handcuffs custody detained station police officers questioned throat strangled choking threatened threatens threatening
  killing myself himself herself suicidal goodbye anymore children daughter shaking bruises outside starved kicking
  punched punching scared terrified tonight morning afternoon knife boyfriend husband girlfriend babysitting
`
  .trim()
  .split(/\s+/)
  .map(singleLetters)

const minCorrectedLength = 6
/** Other words that are one letter away from a keyword. */
const otherWords = new Set(
  'violent violente violents violentes policy polite charged charge chanted treats threads threat menage menages garder gardes gardien frappes mourning curtains skilling stations pistol bailif office officer officier officiers'.split(
    ' ',
  ),
)
const known = new Set(keywords)
/** Every keyword, and every keyword without one of its letters, with the keywords that it can stand for. */
const nearKeywords = new Map<string, string[]>()
for (const word of keywords.filter(each => each.length >= minCorrectedLength)) {
  for (const key of [word, ...withoutOneLetter(word)]) {
    nearKeywords.set(key, [...(nearKeywords.get(key) ?? []), word])
  }
}

/** The spelling of text messages, after the steps above. */
const shortForms = new Map(
  Object.entries({
    jveu: 'je veux',
    jveux: 'je veux',
    jvai: 'je vais',
    jvais: 'je vais',
    jvoulais: 'je voulais',
    jsui: 'je suis',
    jsuis: 'je suis',
    chui: 'je suis',
    sui: 'suis',
    jpeu: 'je peux',
    jpeux: 'je peux',
    peu: 'peux',
    veu: 'veux',
    g: 'jai',
    ge: 'jai',
    jme: 'je me',
    jte: 'je te',
    jpense: 'je pense',
    jarrive: 'j arrive',
    ya: 'il y a',
    mn: 'mon',
    pr: 'pour',
    ds: 'dans',
    tt: 'tout',
    qd: 'quand',
    ke: 'que',
    ki: 'qui',
    pk: 'pourquoi',
    vien: 'vient',
    lair: 'l air',
    frap: 'frape',
    tel: 'telephone',
    avc: 'avec',
    dmourir: 'de mourir',
    comico: 'comisariat',
    wana: 'want to',
    gona: 'going to',
    rn: 'right now',
    bf: 'boyfriend',
    gf: 'girlfriend',
    hubby: 'husband',
    cuz: 'because',
    coz: 'because',
    ur: 'your',
    u: 'you',
    pls: 'please',
    plz: 'please',
    ppl: 'people',
    tmrw: 'tomorrow',
    tonite: 'tonight',
  }),
)

function written(word: string): string {
  return shortForms.get(word) ?? corrected(word)
}

function corrected(word: string): string {
  if (word.length < minCorrectedLength - 1 || known.has(word) || otherWords.has(word)) return word
  for (const key of [word, ...withoutOneLetter(word)]) {
    const meant = nearKeywords.get(key)?.find(keyword => isOneSlip(word, keyword))
    if (meant) return meant
  }
  return word
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))
}

/** One letter missing, added or wrong, or two neighbours swapped, after the same first letter. */
function isOneSlip(word: string, keyword: string): boolean {
  if (word[0] !== keyword[0]) return false
  let start = 0
  while (start < word.length && word[start] === keyword[start]) start += 1
  const [one, other] = [word.slice(start), keyword.slice(start)]
  if (one.length < other.length) return one === other.slice(1)
  if (one.length > other.length) return one.slice(1) === other
  const isSwapped = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2)
  return isSwapped || one.slice(1) === other.slice(1)
}

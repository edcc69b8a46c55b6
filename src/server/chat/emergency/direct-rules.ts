import { type EmergencyKind, emergencyKinds } from '#shared/api/emergency.ts'
import { singleLetters } from './text-features.ts'

/**
 * Sentences that always show the box, whatever the weights say: plain statements by the person who asks. The middle of
 * a text that is too long to have been typed is not searched (`wholeStory`). A rule must be obvious to a reader and
 * rarely wrong. Anything that needs context is left to the weights: add training texts for it instead.
 *
 * Rules are regular expressions over simpleWords, which have no accents or apostrophes: "m'a" is `m a`. Doubled letters
 * become single in the rules too. No rule can backtrack far, so no text takes long.
 */

const frPerson =
  '(il|elle|(mon|ma) (mari|ex|copain|compagnon|conjoint|mec|frere|fils|voisin|femme|copine|compagne))'
const enPerson =
  '(he|she|my (husband|wife|ex|boyfriend|girlfriend|partner|bf|gf|brother|son|neighbour|flatmate))'
const frParent = '(mon|ma) (pere|papa|mere|maman|beau pere|belle mere|oncle|tante)'
const enParent = 'my (dad|father|daddy|mum|mom|mother|mummy|stepdad|stepfather|stepmum|stepmother|uncle)'
const frRelative =
  '(mon|ma|mes|notre) (petite? |grande? )?(fils|fille|mari|femme|frere|soeur|copain|copine|compagnon|compagne|conjoint|pere|mere|papa|maman|ami|amie|pote|neveu|niece|cousine?|oncle|ex|mec)'
const enRelative =
  '(my|our) (little |big )?(son|daughter|husband|wife|brother|sister|boyfriend|girlfriend|partner|bf|gf|father|dad|mother|mum|mom|friend|mate|nephew|niece|cousin|uncle|ex|flatmate)'
/** Excludes crimes that happened long ago. */
const frLongAgo = '(?! (en 2000|il y a [a-z0-9]+ ans|quand|lorsque|a l age|dans mes) )'
const enLongAgo = '(?! (in 2000|when|at the age|[a-z0-9]+ years ago) )'
/** A cry for help, if it is the whole question. "Help" or "aidez-moi" alone may be addressed to the assistant. */
const frHelp = '(au secours?|a l ?aide)'
const frMedicines =
  '(medicaments?|medocs?|cachets?|comprimes?|pilules?|somniferes?|antidepreseurs?|anxiolytiques?|doliprane)'
const enMedicines =
  '(pills?|tablets?|painkillers|sleeping pills|sleeping tablets|antidepresants|paracetamol|medication|medicine)'
/** Excludes blows that are only figures of speech: "he hit me with a fine", "he beat me in court". */
const enNoBlow =
  '(?! (at|up|in (the (first|apeal) )?court|with ([a-z]+ ){0,3}(bills?|fines?|claims?|lawsuit|fees?|summons|charges?|penalty|invoice|papers|notice|warning|order|review|news)) )'
const frChild = '(mon|ma|mes|notre|nos) (petite? )?(fils|fille|enfants?|bebe|gamine?|gosses?)'
const enChild = '(my|our) (little )?(son|daughter|child|children|kids?|baby|boy|girl|toddler)'

const rules: Record<EmergencyKind, string[]> = {
  violence: [
    `${frPerson} (me|m) (frappe|bat|tape|cogne|etrangle|viole)(?! (a|au|aux|dans|sur) )`,
    `(${frPerson} (va|veut)|menacee? de) me (tuer|frapper|egorger|poignarder|violer)`,
    `${frPerson} veut ma mort`,
    'peur qu (il|elle) me (tue|frappe|batte|fasse du mal)',
    'je viens d etre (agresse|frappe|viole|poignarde)e?',
    `((j ai|jai) ete|m (a|ont)|(il|on) ma) violee?${frLongAgo}`,
    'je suis (battue?|frappee?|violee?) par (mon|ma) (mari|ex|copain|compagnon|conjoint|mec|femme|pere|mere|beau pere)',
    `^(${frHelp} ([.!] )*)*${frHelp}(?=( [.!])* $)`,
    'je crains pour ma vie|je suis en danger de mort',
    `${enPerson} (is |s |keeps |keeps on |just )?(hits?|hitting|beats?|beating|punch(ed|ing)|chok(ed|ing)|strangl(ed|ing)|rap(ed|ing)) me${enNoBlow}`,
    `${enPerson} (wants to|is trying to|s trying to) (kill|murder|strangle|rape) me(?! (when|if) )`,
    '(he|she) (is |s )(going to|gonna) (kill|hurt|stab|shoot) me(?! (when|if) (he|she) (sees|hears|finds) )',
    'threat(en|ens|ened|ening) to (kill|stab|shoot|rape) me',
    'i (fear for my life|m afraid for my life)',
    `(i (was|ve been|have been|got) raped|${enParent} raped me)${enLongAgo}`,
    `i (am|m) (being )?(beaten|abused|hit|raped) by my (husband|wife|ex|partner|boyfriend|girlfriend|father|dad|stepdad|stepfather)`,
    'i (have |ve )?just (been|got|was) (attacked|assaulted|stabbed|raped|beaten up)',
  ],
  custody: [
    `(je suis|${frRelative} est|${frRelative} a ete (place|mis)e?) en (garde a vue|gav)(?! (en|il y a) )`,
    `(police|gendarmes|flics|ils|on) (vient|viennent) d (arreter|embarquer|emmener|interpeller) ${frRelative}`,
    `${frRelative} vient d etre (arrete|interpelle|menotte)e?`,
    `(i am|i m|im|${enRelative} (is|s)) (being held )?in (police )?custody(?! (of|with|battle|and) )`,
    `(police|cops|gendarmes|they) (have|ve) (just )?(arrested|detained) ${enRelative}`,
    `${enRelative} (has|was) just (been )?arrested`,
  ],
  suicide: [
    '(je |j)(veux|veu|voudrais|vais) (juste |vraiment )?(mourir|me tuer|me suicider|me pendre|me flinguer)(?! (de|chez|a la maison|dans|en) )',
    'envie? de (mourir|me tuer|me suicider)(?! de )',
    'idees? noires|(idees?|pensees?) suicidaires|je suis suicidaire|je pense (au|a me) suicide',
    'j?(veux|veu|ve) (plus|plu) vivre(?! (avec|a|en|ici|dans|chez|ensemble|comme) )|plus envie de vivre(?! (avec|a|en|ici|dans|chez) )',
    'je veux en finir(?! avec )|en finir avec (la|ma) vie|mettre fin a (mes jours|ma vie)',
    '(me|m) (foutre en l air|ouvrir les veines|jeter (sous|du|de la|par la|d un))|je me (fais du mal|scarifie|mutile)|sauter (du|d un|de la|par la) (pont|toit|balcon|fenetre)',
    '(veux|voudrais) (plus|jamais) me reveiller(?! (a|la nuit|avec|par|si) )|mieux sans moi|(plus|aucune) raison de vivre|je vais passer a l acte',
    'je (prefererais|voudrais) etre morte?|(autant|mieux) etre morte?|mourir sans soufrir',
    `(j ai|jai|je viens de|${frRelative} (a|vient de)) (fait|faire) une overdose(?! (de [a-z]+ (administr|juridi)|d |en |il y a |quand ))`,
    `(j ai|jai|${frRelative} a) (pris|avale|bu) (beaucoup )?trop (de |d )${frMedicines}`,
    `${frRelative} (veut|dit qu (il|elle) veut|parle de|menace de) (mourir|se suicider|se tuer|se pendre)(?! (chez|a la maison|de) )`,
    'i (want to|wanna|just want to|really want to) (die|be dead|kill myself|end it all|end my life)(?! (of|in|at|with) )',
    '(want to|going to|gonna|keep|started|thinking (of|about)) (hurt|harm|cut|hurting|harming|cutting) myself|slit my wrists|jump(ing)? of (a|the|this) (bridge|roof|balcony)',
    '(to|and) (never|not) wake up|never wake up again|better of without me|(no|any) reason to live|end(ing)? my (own )?life',
    'i (might|may) as well be dead|i (d|would) (rather be|be better of) dead|i wish i (was|were) dead',
    '(going to|gonna|thinking (of|about)|about to|ready to|might) (kill|killing|hang|hanging|shoot|shooting|hurt|hurting) myself',
    'i (am |m |feel |am feeling )suicidal|im suicidal|suicidal thoughts|(thinking|think|thoughts) (about|of) suicide',
    '(don t|dont|do not) (want to|wanna) (live|be alive|exist)(?! (with|in|at|here|there|on|near|together|like) )',
    `(i|i have|i ve|ive|${enRelative}( has| s)?) (just )?(overdosed|(took|taken) an overdose)(?! of (admin|paper|advert)[a-z]* )${enLongAgo}`,
    `(i|i have|i ve|ive|${enRelative}( has| s)?) (just )?(took|taken|swallowed) (far |way )?to (many|much) ${enMedicines}`,
    `${enRelative} (wants to|says (he|she) wants to|is going to|threatens to|is talking about|talks about) (die|(kill|killing|hang|hanging) (himself|herself))`,
  ],
  child: [
    `${frParent} me (frappe|bat|tape|viole|touche|fait du mal)(?! (a|au|aux|sur) )`,
    '(voisine?|voisins) (frappe|frappent|bat|batent|maltraite|maltraitent) (son|ses|leurs?) (enfants?|fils|fille|bebe)',
    `(il|elle|${frParent}|mon mari|ma femme|mon ex|mon compagnon|ma compagne) (frappe|bat|tape|secoue) ${frChild}(?! (a|au|aux) )`,
    `${frChild} (a disparu|a ete enlevee?|a fugue|est en danger|est victime d attouchements)`,
    `(a|ont) (enleve|kidnappe) ${frChild}`,
    `${enParent} (is |s |keeps )?(hits|hitting|beats|beating|rapes|raping|touches|touching|hurts|hurting) me`,
    `(he|she|${enParent}|my (husband|wife|ex|partner|boyfriend|girlfriend)) (is |s |keeps )?(hits?|hitting|beats?|beating|shakes?|shaking) ${enChild}(?! at )`,
    `${enChild} (is|are|has gone|went) missing|${enChild} (is|are) in danger|kidnapped ${enChild}`,
    'neighbours? (hits?|beats?|is beating|is hitting) (his|her|their) (kids?|children|son|daughter|baby)',
  ],
  eviction: [
    '(?<!\\bsi? )(on|ils|il) (m|nous) (expulse|expulsent|met dehors|mettent dehors|met a la rue|mettent a la rue)',
    '(je suis|on est|nous sommes) expulsee?s? (aujourd hui|ce matin|ce soir|maintenant|demain)',
    '(huissiers?|police|gendarmes|serrurier|commissaire de justice) (est|sont) (la|devant|a)( chez| la| ma| notre)?( moi| porte)? pour (m|nous) (expulser|mettre|sortir|faire)',
    '(met|mettent|sort|sortent|jette|jettent|vide|vident) (toutes )?(mes|nos) (affaires|meubles) (dehors|sur le trottoir|dans la rue|par la fenetre)',
    '(chang|remplac)e (la|ma|les|mes|nos) serrures? ([a-z]+ ){0,4}(je suis|on est|nous sommes) (a la rue|dehors)',
    '(i am|i m|im|we are|we re) being (evicted|thrown out|kicked out)( (right )?now| today| tonight| at the moment| of)',
    '(bailiffs?|police|locksmith) (is|are) (here|outside|at (the|my|our) door) (and they |and )?(to |want(s)? to )?(evict|throw|kick|put) (me|us)',
    '(putting|throwing|dumping|taking) (all )?(my|our) (furniture|belongings|things|stuff) (out|outside|on the|in the|onto the)',
    'changed (the|my|our) locks? ([a-z]+ ){0,4}(i am|i m|im|we are|we re) (outside|on the street|locked out)',
  ],
}

const compiled = emergencyKinds.map(kind => ({
  kind,
  patterns: rules[kind].map(compile),
}))

/** One test for all rules takes a seventh of the time of testing each rule, and nearly all questions match none. */
const anyRule = compile(Object.values(rules).flat().join('|'))

function compile(rule: string): RegExp {
  return new RegExp(`\\b(?:${singleLetters(rule)})\\b`)
}

/** For each kind, the part of the question that one of its rules matches. */
export function matchedRules(words: readonly string[]): { kind: EmergencyKind; match: string }[] {
  const text = `${words.join(' ')} `
  if (!anyRule.test(text)) return []
  return compiled.flatMap(({ kind, patterns }) => {
    const match = patterns.map(pattern => pattern.exec(text)?.[0]).find(found => found !== undefined)
    return match === undefined ? [] : [{ kind, match }]
  })
}

import type { Language } from '#shared/language.ts'

/**
 * Brings questions, which people write without accents, in a hurry or by ear, into the same form as the texts of the
 * sheets.
 */

/** Lower-case words without accents. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

export function foldText(text: string): string {
  // Most English questions: nothing to remove.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('’', "'")
}

/** Short forms and slang that the rules of sound do not cover, by language, each with the usual words. */
const shortForms: Record<Language, ReadonlyMap<string, string>> = {
  fr: pairs(`
    slt=salut, bjr=bonjour, svp=s'il vous plait, stp=s'il te plait, pr=pour, ds=dans, ss=sans, tt=tout,
    ts=tous, tjs=toujours, tjr=toujours, bcp=beaucoup, plu=plus, pb=probleme, rdv=rendez-vous,
    mtn=maintenant, qd=quand, qq1=quelqu un, qqn=quelqu un, qqch=quelque chose, pk=pourquoi, pq=pourquoi,
    koi=quoi, kel=quel, ki=qui, ke=que, k=que, kan=quand, coman=comment, jsui=je suis, jsuis=je suis,
    chui=je suis, jai=j'ai, jé=j'ai, g=j'ai, jpeu=je peux, jpe=je peux, jen=j'en, c=c'est, cé=c'est,
    ct=c'etait, ya=il y a, yavait=il y avait, ve=veut, pe=peut, pa=pas, fé=fait, é=est, d=de,
    jfé=je fais, mn=mon, mm=meme, apré=apres, ché=chez, bou=bout, tro=trop, boulo=boulot, taf=travail,
    taff=travail, teuf=fete, balles=euros, thune=argent, thunes=argent, keuf=police, keufs=police,
    flic=police, flics=police, gav=garde a vue, proprio=proprietaire, ordi=ordinateur,
    appart=appartement, appt=appartement, hs=heures supplementaires, dlai=delai, kestion=question,
    doi=doit, droi=droit, boss=patron, 2pui=depuis, 2min=demain, 2main=demain, b1=bien, ri1=rien,
    kelk1=quelqu un, combi1=combien, jms=jamais, psk=parce que, pcq=parce que, dc=donc, ms=mais,
    mr=monsieur, mme=madame, cmt=comment, comen=comment, koman=comment, jve=je veux, jveu=je veux,
    jveux=je veux, jfai=je fais, tte=toute, ttes=toutes, zik=musique, tune=argent, tunes=argent,
    dcd=decede, dmd=demande, mec=homme, reuf=frere`),
  en: pairs(`
    u=you, ur=your, r=are, y=why, pls=please, plz=please, thx=thanks, bc=because, cuz=because,
    cos=because, coz=because, w=with, wo=without, w/o=without, b4=before, 2=to, 4=for, 2moro=tomorrow,
    2day=today, 2nite=tonight, gr8=great, l8=late, msg=message, txt=text, ppl=people, hw=how, wnt=want,
    wanna=want to, gonna=going to, gotta=have to, im=i am, ive=i have, dont=do not, doesnt=does not,
    didnt=did not, cant=can not, wont=will not, isnt=is not, wasnt=was not, havent=have not, mths=months,
    mth=month, yrs=years, yr=year, wk=week, wks=weeks, hrs=hours, rite=right, thru=through,
    govt=government, appt=appointment, lil=little, cud=could, shud=should, wud=would, cops=police,
    wot=what, wat=what, wen=when, bro=brother, gf=girlfriend, bf=boyfriend, cop=police, feds=police,
    hubby=husband, mum=mother, mom=mother, dad=father, kid=child, kids=children`),
}

const inFull: Record<Language, (word: string) => string> = {
  fr: word => shortForms.fr.get(word) ?? word,
  en: word => shortForms.en.get(word) ?? word,
}

function pairs(list: string): ReadonlyMap<string, string> {
  return new Map(list.split(',').map(pair => pair.trim().split('=') as [string, string]))
}

/** Replacements for words that would be lost as stop words, confused by stemming, or missed in some spellings. */
const distinctWords: Record<Language, [RegExp, string][]> = {
  fr: [
    [/(?<!\p{L})loy(?:er|ée?|ez|ai)s?(?!\p{L})/gu, 'loyerdu'],
    [/\bvolants?\b/g, 'volantauto'],
    [/\bvirements?\b/g, 'virementbancaire'],
    [/\baujourd'hui\b/g, ' '],
    [/\bpas\b|\bjamais\b/g, 'nonpas'],
    [/\bp\.?v\.?\b/g, 'proces-verbal'],
    [/\bprud'? ?hom+e?s?\b|\bprudhom[a-z]*\b/g, 'prudhommes'],
  ],
  en: [
    [
      /\b(a|the|his|her|my|our|their|your|'s|s|no|mums|dads|mothers|fathers|last|valid|handwritten|french|english) wills?\b/g,
      '$1 testament',
    ],
    [/\bwills\b/g, 'testament'],
    [/n't\b|\bnot\b|\bnever\b|\bno\b|\bwithout\b/g, ' notany'],
  ],
}

/** The text in lower case, with short forms in full and distinct words replaced. Accents stay. */
export function spellOut(text: string, language: Language): string {
  // A letter and an accent that follows it become one character: otherwise "pénal" would begin with the short form
  // "pe".
  let spelt = text.normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll('œ', 'oe')
  // Not before an apostrophe: the c of "c'est" is not a short form. The match must begin where a word does: otherwise a
  // very long word before an apostrophe would be read again from each of its letters.
  spelt = spelt.replace(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:\/o)?(?!['\p{L}\p{N}])/gu, inFull[language])
  for (const [pattern, word] of distinctWords[language]) spelt = spelt.replace(pattern, word)
  return spelt
}

/** The words of a text, spelt out and without plural endings. */
export function singularWordsOf(text: string, language: Language): string[] {
  return wordsOf(spellOut(text, language)).map(singular)
}

/** A word without its plural ending. Words of up to three letters stay as they are: "bus". */
export function singular(word: string): string {
  return word.length > 3 && (word.endsWith('s') || word.endsWith('x')) ? word.slice(0, -1) : word
}

const frenchSounds: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/h/g, ''],
  [/([a-z])\1+/g, '$1'],
  [/eaux?|aux?/g, 'o'],
  [/(?<=.)(?:ent|ents)$/g, 'e'],
  [/qu|q|c(?=[aouklrt]|$)|ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/gu(?=[eiy])/g, 'g'],
  [/y/g, 'i'],
  [/tion/g, 'sion'],
  [/a[mn](?=[^aeiou]|$)|e[mn](?=[^aeiou]|$)/g, 'A'],
  [/[ae]i[mn](?=[^aeiou]|$)|i[mn](?=[^aeiou]|$)/g, 'I'],
  [/o[mn](?=[^aeiou]|$)/g, 'O'],
  [/ai|ei|er$|ez$|es$|et$|ee?s?$/g, 'e'],
  [/ou/g, 'u'],
  [/(?<=[aeiouAIO])s(?=[aeiouAIO])/g, 'z'],
  // Each run of these letters is tried only from its first letter: otherwise, a very long word would take minutes.
  [/(?:(?<=..)(?<![stdxpe])|(?<=^..))[stdxpe]+$/g, ''],
  [/([a-zA-Z])\1+/g, '$1'],
]

const englishSounds: [RegExp, string][] = [
  [/([a-z])\1+/g, '$1'],
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/gh/g, ''],
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/(?<=.)[aeiouywh]/g, ''],
  [/([a-z])\1+/g, '$1'],
]

/** How a word without accents sounds: a word spelt by ear usually sounds the same as the correct one. */
export function soundOf(word: string, language: Language): string {
  const rules = language === 'fr' ? frenchSounds : englishSounds
  return rules.reduce((result, [pattern, sound]) => result.replace(pattern, sound), word)
}

/**
 * A French word without what may be an article or pronoun written together with it: "argent" for "dargent".
 * Undefined if it does not begin with one.
 */
export function withoutArticle(word: string, language: Language): string | undefined {
  return language === 'fr' ? /^(?:qu|[cdjlmnst])([aeiouyh].{2,})$/.exec(word)?.[1] : undefined
}

/** Words with a capital inside a sentence, such as the name of a town: they are not typing mistakes. */
export function namesIn(text: string): Set<string> {
  const names = text.normalize('NFC').match(/(?<=[\p{Ll}\p{N},] |['’])\p{Lu}\p{Ll}+/gu)
  return new Set(names?.map(foldText))
}

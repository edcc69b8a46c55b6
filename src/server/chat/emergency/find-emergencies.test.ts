import { describe, expect, it } from 'vitest'
import { findEmergencies } from './find-emergencies.ts'

describe('plain sentences of a person in danger get the box', () => {
  it.each([
    ['violence', 'Il me frappe.', 'He is hitting me.'],
    ['violence', 'Mon mari me bat', 'my husband beats me'],
    [
      'violence',
      'mon ex dit qu’il va me tuer, il est devant la porte',
      'my ex says he will kill me, he is at the door',
    ],
    ['violence', 'je crains pour ma vie', 'I fear for my life'],
    ['violence', 'J’ai été violée', 'I was raped'],
    ['violence', 'mon oncle m’a violée', 'my uncle raped me'],
    ['violence', 'Je suis battue par mon mari', 'I am being beaten by my husband'],
    ['violence', 'À l’aide, il veut me tuer', 'Help, my ex wants to kill me'],
    ['custody', 'Mon fils est en garde à vue.', 'My son is in police custody.'],
    ['custody', 'je suis en garde a vue', 'I am in custody'],
    ['custody', 'la police vient d’arrêter ma femme', 'the police have just arrested my wife'],
    ['suicide', 'Je veux mourir.', 'I want to die.'],
    ['suicide', 'j’ai des idées noires', 'I have suicidal thoughts'],
    ['suicide', 'je vais me tuer', 'I’m going to kill myself'],
    ['suicide', 'je veux en finir', 'I want to end it all'],
    ['suicide', 'J’ai fait une overdose', 'I took an overdose'],
    ['suicide', 'mon fils a pris trop de cachets', 'my son has taken too many pills'],
    ['child', 'Mon père me frappe', 'my dad hits me'],
    ['child', 'ma fille a disparu', 'my daughter is missing'],
    ['child', 'mon mari frappe notre fils', 'he beats our son'],
    ['eviction', 'On m’expulse', 'I am being evicted right now'],
    ['eviction', 'les huissiers sont à la porte', 'the bailiffs are at my door'],
    ['eviction', 'ils mettent mes meubles sur le trottoir', 'they are putting my furniture on the street'],
  ])('%s: %s / %s (G-6)', (kind, french, english) => {
    expect(findEmergencies(french)).toContain(kind)
    expect(findEmergencies(english)).toContain(kind)
  })

  it('even in hasty spelling, in capitals or with typing mistakes', () => {
    expect(findEmergencies('mon mari ma frapé il revien ds 10 min')).toContain('violence')
    expect(findEmergencies('MON MARI M’A FRAPPÉE, IL REVIENT')).toContain('violence')
    expect(findEmergencies('my husbnad is threatning to kill me')).toContain('violence')
    expect(findEmergencies('jveu mourir')).toEqual(['suicide'])
  })

  it.each(['Au secours', 'au secour !!', 'À l’aide !', 'a laide... au secours'])(
    'and a cry for help, if there is nothing else: %s',
    cry => {
      expect(findEmergencies(cry)).toEqual(['violence'])
      expect(findEmergencies(`${cry} Ma banque me prélève des frais`)).toEqual([])
    },
  )

  it('even at the beginning, in the middle or at the end of a long story', () => {
    const story = 'Nous avons acheté la maison avec ses parents et le prêt court encore. '.repeat(8)
    const urgent = 'Il vient de me frapper et il a un couteau dans la main. '
    for (const text of [urgent + story, story + urgent + story, story + urgent]) {
      expect(findEmergencies(text)).toContain('violence')
    }
  })

  it('even in the middle of a story of several pages', () => {
    const page = 'Nous avons acheté la maison avec ses parents et le prêt court encore. '.repeat(60)
    expect(findEmergencies(`${page}${page}Il me frappe. ${page}${page}`)).toEqual(['violence'])
    expect(findEmergencies(page.repeat(4))).toEqual([])
  })
})

it.each([
  ['Et maintenant ?', 'And now?'],
  ['Mon fils a 12 ans.', 'My son is 12.'],
  ['aide-moi à écrire une lettre', 'help me write a letter'],
  ['Merci beaucoup', 'Thank you'],
  ['Quel délai pour mon dépôt de garantie ?', 'How long until I get my deposit back?'],
  ['Cette paperasse me tue, comment divorcer ?', 'This paperwork is killing me, how do I divorce?'],
  ['Dans le film que j’ai vu, son mari la frappe.', 'In the film I saw, her husband hits her.'],
  ['Qui a la garde des enfants ?', 'Who gets custody of the children?'],
  ['Combien de temps dure une garde à vue ?', 'How long can police custody last?'],
  ['Quand commence la trêve hivernale ?', 'When does the winter truce begin?'],
  ['Il m’a assigné au tribunal', 'He hit me with a lawsuit'],
  ['Mon bailleur m’a frappé d’une pénalité', 'My landlord hit me with a fee'],
  ['Mon voisin m’a battu au tribunal', 'He beat me in court, can I appeal?'],
  ['Overdose de démarches, par où commencer ?', 'An overdose of paperwork, where do I start?'],
  ['Un huissier peut-il forcer ma porte ?', 'Can a bailiff force my door open?'],
  ['Mon bailleur veut augmenter le loyer', 'My landlord wants to raise the rent'],
  ['Combien de suicides par an en France ?', 'How many suicides a year in France?'],
  ['J’ai la garde de mon fils', 'I have custody of my son'],
  ['J’ai reçu une lettre de la police', 'I got a letter from the police'],
  ['J’ai été violée il y a vingt ans', 'I was raped twenty years ago'],
  ['J’ai été agressé en 2015, l’auteur a été condamné', 'I was attacked in 2015 and the man was convicted'],
])('a question without an emergency gets no box: %s / %s (G-6)', (french, english) => {
  expect(findEmergencies(french)).toEqual([])
  expect(findEmergencies(english)).toEqual([])
})

it.each([
  'a',
  'je suis a la maison avec mon mari et il me dit de ',
  'mon ',
  'I am at the police station with my son. ',
])(
  'a text of 100,000 characters takes no longer than one of 20,000, because its middle is not read: “%s” repeated',
  part => {
    const processorMs = (length: number) => {
      const text = part.repeat(length / part.length)
      const before = process.threadCpuUsage()
      for (let count = 0; count < 60; count += 1) findEmergencies(text)
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1_000
    }
    const shortMs = processorMs(20_000)
    // Both take about the same time. If all of the text was read, the long one would take five times as long.
    expect(processorMs(100_000) / shortMs).toBeLessThan(3)
  },
)

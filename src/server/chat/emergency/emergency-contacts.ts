import type { EmergencyContact } from '#shared/api/emergency.ts'
import type { Language } from '#shared/language.ts'

/**
 * The official numbers. Looked up on 22 November 2026, each in archived copies of at least two pages, most of them from
 * public bodies:
 * - 17, 15, 112, 114: service-public.fr sheet F33954 (as the towns of Agde and Mamoudzou publish it), chantepie.fr.
 * - 3919: solidaritefemmes.org (which runs it), tf1info.fr and icfhabitat.fr: day and night since 2021.
 * - 116 006: savoie.gouv.fr, orne.gouv.fr. Its hours differ between pages, so none are given here.
 * - 119: the pages of the department of Martinique on the national service, sante-sur-le-net.com.
 * - 3114: 3114.fr, mayotte.ars.sante.fr, monenfant.fr.
 * - 115: ille-et-vilaine.fr, refugies.info, siao92.fr.
 * - 116 000: rtl.be and boursorama.com (AFP, 2024), rtl.fr (2020): runaways and parental abductions too.
 * - 3039: justice.gouv.fr (2024), cours-appel.justice.fr/reims, ij-hdf.fr (2025).
 *
 * Left out: SOS loyers impayés. Pages give 0 805 160 075 for it, and 0 806 706 806 only for unfit housing.
 */
export const numbersCheckedOn = '2026-11-22'

const what = {
  17: {
    en: 'Police and gendarmerie: immediate danger',
    fr: 'Police et gendarmerie\u00a0: danger immédiat',
  },
  112: {
    en: 'Emergency number, from any phone in Europe',
    fr: 'Numéro d’urgence, depuis n’importe quel téléphone en Europe',
  },
  114: {
    en: 'Text message, if you cannot speak or hear: police, ambulance, fire brigade',
    fr: 'Par SMS, si vous ne pouvez pas parler ou entendre\u00a0: police, Samu, pompiers',
  },
  15: {
    en: 'Samu: ambulance, medical emergency',
    fr: 'Samu\u00a0: urgence médicale',
  },
  3919: {
    en: 'Violence against women: free and anonymous, day and night',
    fr: 'Violences faites aux femmes\u00a0: gratuit et anonyme, jour et nuit',
  },
  116006: {
    en: 'Help for victims: free, every day',
    fr: 'Aide aux victimes\u00a0: gratuit, tous les jours',
  },
  119: {
    en: 'Child in danger: free, day and night, for children and adults',
    fr: 'Enfance en danger\u00a0: gratuit, jour et nuit, pour les enfants et les adultes',
  },
  116000: {
    en: 'Missing or abducted child: free, day and night',
    fr: 'Enfant disparu ou enlevé\u00a0: gratuit, jour et nuit',
  },
  3114: {
    en: 'Suicide prevention: free and confidential, day and night',
    fr: 'Prévention du suicide\u00a0: gratuit et confidentiel, jour et nuit',
  },
  115: {
    en: 'Emergency shelter: free, day and night',
    fr: 'Hébergement d’urgence\u00a0: gratuit, jour et nuit',
  },
  3039: {
    en: 'Free legal help near you (point-justice), during office hours',
    fr: 'Aide juridique gratuite près de chez vous (point-justice), aux heures de bureau',
  },
} as const

export type EmergencyNumber = keyof typeof what

/** Six digits are written in two groups, as on the services' own pages. */
export function contactFor(number: EmergencyNumber, language: Language): EmergencyContact {
  return {
    number: String(number).replace(/^(\d{3})(\d{3})$/, '$1\u00a0$2'),
    href: `${number === 114 ? 'sms' : 'tel'}:${number}`,
    what: what[number][language],
  }
}

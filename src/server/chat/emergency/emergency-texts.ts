import type { EmergencyKind } from '#shared/api/emergency.ts'
import type { Language } from '#shared/language.ts'
import type { EmergencyNumber } from './emergency-contacts.ts'

type Words = { title: string; text: string; points: string[] }

/**
 * What the box says for each kind: calm, short, only what helps in the next few minutes.
 * Custody: Code de procédure pénale, articles 63-1 to 63-4-3; Code de la justice pénale des mineurs, articles L. 413-7
 * and L. 413-9. Eviction: Code pénal, article 226-4-2; Code des procédures civiles d'exécution, articles L. 411-1,
 * L. 412-6 and R. 412-1 onwards, L. 141-1 (hours).
 */
export const emergencyTexts: Record<EmergencyKind, { numbers: EmergencyNumber[] } & Record<Language, Words>> =
  {
    violence: {
      numbers: [17, 112, 114, 15, 3919, 116006],
      en: {
        title: 'If you are in danger, call 17 or 112 now',
        text: 'If you cannot speak, send a text message to 114: it makes no noise. If you can, go where other people are. You need no proof to ask for help.',
        points: [],
      },
      fr: {
        title: 'Si vous êtes en danger, appelez tout de suite le 17 ou le 112',
        text: 'Si vous ne pouvez pas parler, envoyez un SMS au 114\u00a0: il ne fait aucun bruit. Si vous le pouvez, rejoignez d’autres personnes. Aucune preuve n’est nécessaire pour demander de l’aide.',
        points: [],
      },
    },
    custody: {
      numbers: [3039, 15],
      en: {
        title: 'Police custody: the first thing to ask for is a lawyer',
        text: 'These rights apply from the first minute. The police must explain them in a language that the person understands.',
        points: [
          'A lawyer at once: one chosen by the person or the family, or the duty lawyer of the local bar (avocat de permanence). The police or the bar (ordre des avocats) can call the duty lawyer.',
          'To say nothing, and to wait for the lawyer before answering questions.',
          'A doctor. Tell the police about any illness or medicine.',
          'To have a relative, the employer or the consulate informed.',
          'An interpreter. No one has to sign a statement that they do not understand or do not agree with.',
          'If the person is under 18, the parents are informed and a lawyer is compulsory.',
        ],
      },
      fr: {
        title: 'Garde à vue\u00a0: demander d’abord un avocat',
        text: 'Ces droits s’appliquent dès la première minute. La police ou la gendarmerie doit les expliquer dans une langue que la personne comprend.',
        points: [
          'Un avocat tout de suite\u00a0: celui que la personne ou sa famille désigne, ou l’avocat de permanence du barreau. La police ou l’ordre des avocats du lieu peut l’appeler.',
          'Se taire, et attendre l’avocat avant de répondre aux questions.',
          'Voir un médecin. Il faut signaler à la police toute maladie et tout traitement.',
          'Faire prévenir un proche, l’employeur ou le consulat.',
          'Un interprète. Personne n’est obligé de signer une déclaration qu’il ne comprend pas ou n’approuve pas.',
          'Si la personne a moins de 18\u00a0ans, ses parents sont prévenus et l’avocat est obligatoire.',
        ],
      },
    },
    suicide: {
      numbers: [3114, 15, 112, 114],
      en: {
        title: 'You are not alone: call 3114, day or night',
        text: 'Nurses and psychologists answer on 3114. You can also call about someone else. If a life is in danger now, call 15 or 112, and do not stay alone or leave the person alone.',
        points: [],
      },
      fr: {
        title: 'Vous pouvez trouver de l’aide\u00a0: appelez le 3114, jour et nuit',
        text: 'Des infirmiers et des psychologues répondent au 3114. Vous pouvez aussi appeler pour un proche. Si une vie est en danger, appelez tout de suite le 15 ou le 112, demandez à quelqu’un de rester avec vous et ne laissez pas la personne seule.',
        points: [],
      },
    },
    child: {
      numbers: [119, 17, 112, 114, 15, 116000],
      en: {
        title: 'A child in danger: call 119, or 17 if it is happening now',
        text: 'Anyone can call 119: the child, a relative, a neighbour. The call is confidential and does not appear on the bill. You need no proof.',
        points: [],
      },
      fr: {
        title: 'Un enfant en danger\u00a0: appelez le 119, ou le 17 si cela se passe maintenant',
        text: 'Tout le monde peut appeler le 119\u00a0: l’enfant, un proche, un voisin. L’appel est confidentiel et n’apparaît pas sur la facture. Aucune preuve n’est nécessaire.',
        points: [],
      },
    },
    eviction: {
      numbers: [17, 114, 115],
      en: {
        title: 'If you are being forced out of your home today',
        text: 'Stay calm and do not use force. Ask who the people are and what document they have, and take a photograph of it.',
        points: [
          'Only a court officer (commissaire de justice) with a court decision can evict you. A landlord who throws you out, changes the locks or cuts off the power commits an offence: call 17.',
          'With a court decision, there must also have been a formal notice to leave (commandement de quitter les lieux). Ask to see both.',
          'From 1 November to 31 March (trêve hivernale) most evictions of tenants must wait, even with a court decision.',
          'No eviction may take place before 6 a.m. or after 9 p.m., or on a Sunday or public holiday.',
        ],
      },
      fr: {
        title: 'Si l’on vous met dehors aujourd’hui',
        text: 'Restez calme et n’employez pas la force. Demandez qui sont les personnes présentes et quel document elles ont, et photographiez-le.',
        points: [
          'Seul un commissaire de justice (huissier) muni d’une décision de justice peut vous expulser. Un propriétaire qui le fait lui-même, change la serrure ou coupe le courant commet une infraction\u00a0: appelez le 17.',
          'En plus de la décision de justice, il faut un commandement de quitter les lieux. Demandez à voir les deux.',
          'Du 1er\u00a0novembre au 31\u00a0mars (trêve hivernale), la plupart des expulsions de locataires doivent attendre, même avec une décision de justice.',
          'Aucune expulsion ne peut avoir lieu avant 6\u00a0heures ou après 21\u00a0heures, ni le dimanche ou un jour férié.',
        ],
      },
    },
  }

export const checkedTexts: Record<Language, (date: string) => string> = {
  en: date => `Numbers checked on ${date}`,
  fr: date => `Numéros vérifiés le ${date}`,
}

/** Whether a message only greets, thanks, agrees or says goodbye. No sheets are looked up for such a message. */
export function isCourtesy(message: string): boolean {
  return message.length <= maxLength && courtesies.test(withoutAccents(message.trim()))
}

const maxLength = 120

/** In French and English, without accents. */
const greetings =
  '(?:re)?bonjour|bonsoir|salut|coucou|hello|hi|hey|good (?:morning|afternoon|evening)|monsieur|madame|maitre|a tous|(?:comment )?(?:ca va|allez-vous) ?\\?|how are you ?\\?'
const helpful =
  'aide|reponses?|informations?|infos?|conseils?|explications?|precisions?|renseignements?|retour|temps|disponibilite'
const thanks = [
  `(?:un grand |mille )?(?:merci|je vous remercie)(?: (?:beaucoup|bien|encore|infiniment|d'avance|a vous))?(?: (?:pour|de) (?:tout|(?:votre|vos|cette|ces) (?:${helpful})(?: (?:tres )?(?:rapides?|claires?|utiles?|precises?|completes?))?))?`,
  'thank(?:s| you)?(?: (?:(?:so|very) much|a lot|again))?(?: for (?:your|the|this|all your) (?:help|answers?|reply|information|info|advice|time))?',
]
const agreement = "ok(?:ay)?|d'accord|tres bien|parfait|super|great|perfect|(?:c'est |bien )?note|compris"
const goodbyes =
  'au revoir|a bientot|bonne (?:(?:fin de )?(?:journee|soiree)|nuit|semaine)|bon week-?end|cordialement|bye|goodbye|have a (?:nice|good|great) (?:day|evening|weekend)'
const separators = '[\\s,.!…]|[:;]-?\\)|\\p{Extended_Pictographic}|\\p{Emoji_Modifier}'
const courtesies = new RegExp(
  `^(?:${[greetings, ...thanks, agreement, goodbyes, separators].join('|')})+$`,
  'iu',
)

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\s/g, ' ')
}

/** Whether a message only greets, thanks, agrees or says goodbye. No sheets are looked up for such a message. */
export function isCourtesy(message: string): boolean {
  return message.length <= maxLength && courtesies.test(message.trim())
}

const maxLength = 80
const courtesies =
  /^(?:bonjour|bonsoir|salut|coucou|hello|hi|hey|good (?:morning|afternoon|evening)|merci(?: (?:beaucoup|bien|à vous|infiniment))?|thanks?(?: you)?(?: (?:so|very) much| a lot)?|ok(?:ay)?|d[’']accord|très bien|parfait|super|great|perfect|au revoir|bonne (?:journée|soirée)|bye|goodbye|[\s,.!…]|🙏|👍|🙂|😊|monsieur|madame|maître)+$/iu

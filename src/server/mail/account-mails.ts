import type { MailLanguage } from './language.ts'

/** The mails about an account, in both languages: what for, one link, one code, and what if it wasn't you. */
export type AccountMailKind = 'signup' | 'recovery' | 'magiclink' | 'email_change'

export function accountMail(
  kind: AccountMailKind,
  language: MailLanguage,
  parts: { sender: string; link: string; code: string },
): { subject: string; text: string } {
  const { subject, purpose, otherwise } = wording[language][kind]
  const { greeting, code, life } = frame[language]
  const text = [
    greeting,
    `${purpose}\n\n${parts.link}`,
    `${code} ${parts.code}`,
    life,
    otherwise,
    parts.sender,
  ].join('\n\n')
  return { subject: `${subject} – ${parts.sender}`, text: `${text}\n` }
}

const frame: Record<MailLanguage, { greeting: string; code: string; life: string }> = {
  en: {
    greeting: 'Hello,',
    code: 'If you are asked for a code, it is:',
    life: 'Both work once, for one hour.',
  },
  fr: {
    greeting: 'Bonjour,',
    code: 'Si un code vous est demandé, le voici :',
    life: 'Le lien et le code servent une seule fois, pendant une heure.',
  },
}

type Wording = { subject: string; purpose: string; otherwise: string }

const wording: Record<MailLanguage, Record<AccountMailKind, Wording>> = {
  en: {
    signup: {
      subject: 'Confirm your e-mail address',
      purpose: 'An account was asked for with this address. To confirm it, please open this link:',
      otherwise:
        'If it was not you, you need do nothing: without your confirmation nobody can use the account.',
    },
    recovery: {
      subject: 'Choose a new password',
      purpose: 'To choose a new password for your account, please open this link:',
      otherwise: 'If you did not ask for this, you need do nothing: your password stays as it is.',
    },
    magiclink: {
      subject: 'Your sign-in link',
      purpose: 'To sign in, please open this link:',
      otherwise: 'If you did not ask for this, you need do nothing.',
    },
    email_change: {
      subject: 'Confirm your new e-mail address',
      purpose:
        'A new e-mail address was asked for on your account. To confirm the change, please open this link:',
      otherwise:
        'The change takes place once both the old and the new address have confirmed. If you did not ask for it, please change your password.',
    },
  },
  fr: {
    signup: {
      subject: 'Confirmez votre adresse e-mail',
      purpose: 'Un compte a été demandé avec cette adresse. Pour la confirmer, veuillez ouvrir ce lien :',
      otherwise:
        'Si vous n’en êtes pas à l’origine, vous n’avez rien à faire : sans votre confirmation, personne ne peut utiliser ce compte.',
    },
    recovery: {
      subject: 'Choisissez un nouveau mot de passe',
      purpose: 'Pour choisir un nouveau mot de passe, veuillez ouvrir ce lien :',
      otherwise: 'Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste inchangé.',
    },
    magiclink: {
      subject: 'Votre lien de connexion',
      purpose: 'Pour vous connecter, veuillez ouvrir ce lien :',
      otherwise: 'Si vous n’avez rien demandé, vous n’avez rien à faire.',
    },
    email_change: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      purpose:
        'Une nouvelle adresse e-mail a été demandée pour votre compte. Pour confirmer ce changement, veuillez ouvrir ce lien :',
      otherwise:
        'Le changement a lieu une fois que l’ancienne et la nouvelle adresse ont confirmé. Si vous n’en êtes pas à l’origine, veuillez changer votre mot de passe.',
    },
  },
}

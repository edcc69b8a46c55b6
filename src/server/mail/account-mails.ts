import type { Language } from '#shared/language.ts'

/** Ask for a click or a code. */
type LinkMailKind = 'signup' | 'recovery' | 'magiclink' | 'email_change'
/** Tell the owner what was done to the account, in case it was somebody else. */
type NoticeKind = 'password_changed' | 'email_changed'

export type MailContent =
  | { kind: LinkMailKind; link: string; code: string }
  | { kind: 'reauthentication'; code: string }
  /** The link leads to where help is. */
  | { kind: NoticeKind; link: string }

/** The mails about an account, in both languages: what it is about, and what to do if it was somebody else. */
export function accountMail(
  content: MailContent,
  language: Language,
  sender: string,
): { subject: string; text: string } {
  const words = wording[language][content.kind]
  const blocks = [frame[language].greeting, ...bodyOf(content, words, frame[language]), sender]
  return { subject: `${words.subject} – ${sender}`, text: `${blocks.join('\n\n')}\n` }
}

function bodyOf(content: MailContent, { purpose, otherwise }: Wording, frame: Frame): string[] {
  switch (content.kind) {
    case 'reauthentication':
      return [purpose, content.code, frame.codeLife, otherwise]
    case 'password_changed':
    case 'email_changed':
      return [purpose, otherwise, content.link]
    default:
      return [purpose, content.link, `${frame.code} ${content.code}`, frame.life, otherwise]
  }
}

type Frame = { greeting: string; code: string; life: string; codeLife: string }

const frame: Record<Language, Frame> = {
  en: {
    greeting: 'Hello,',
    code: 'If you are asked for a code, it is:',
    life: 'Both work once, for one hour.',
    codeLife: 'It works once, for one hour.',
  },
  fr: {
    greeting: 'Bonjour,',
    code: 'Si un code vous est demandé, le voici :',
    life: 'Le lien et le code servent une seule fois, pendant une heure.',
    codeLife: 'Ce code sert une seule fois, pendant une heure.',
  },
}

type Wording = { subject: string; purpose: string; otherwise: string }

const wording: Record<Language, Record<MailContent['kind'], Wording>> = {
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
    reauthentication: {
      subject: 'Your confirmation code',
      purpose: 'To confirm the change to your account, please enter this code:',
      otherwise:
        'If you did not ask for this, please change your password and do not give the code to anyone.',
    },
    password_changed: {
      subject: 'Your password was changed',
      purpose: 'The password of your account was changed, and all other devices were signed out.',
      otherwise: 'If this was not you, please choose a new password now and contact us:',
    },
    email_changed: {
      subject: 'Your e-mail address was changed',
      purpose:
        'The e-mail address of your account was changed. From now on, you sign in with the new address, and our mails go there.',
      otherwise: 'If this was not you, please contact us now:',
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
    reauthentication: {
      subject: 'Votre code de confirmation',
      purpose: 'Pour confirmer la modification de votre compte, veuillez saisir ce code :',
      otherwise:
        'Si vous n’en êtes pas à l’origine, veuillez changer votre mot de passe et ne communiquer ce code à personne.',
    },
    password_changed: {
      subject: 'Votre mot de passe a été modifié',
      purpose:
        'Le mot de passe de votre compte a été modifié et tous vos autres appareils ont été déconnectés.',
      otherwise:
        'Si vous n’en êtes pas à l’origine, veuillez choisir dès maintenant un nouveau mot de passe et nous contacter :',
    },
    email_changed: {
      subject: 'Votre adresse e-mail a été modifiée',
      purpose:
        'L’adresse e-mail de votre compte a été modifiée. Vous vous connectez désormais avec la nouvelle adresse, et nos messages y sont envoyés.',
      otherwise: 'Si vous n’en êtes pas à l’origine, veuillez nous contacter dès maintenant :',
    },
  },
}

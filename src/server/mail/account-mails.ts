import type { Language } from '#shared/language.ts'

/** These emails carry a link to open and a code. */
type LinkMailKind = 'signup' | 'recovery' | 'magiclink' | 'email_change'
/** These emails tell the owner of an account what was changed. */
type NoticeKind = 'password_changed' | 'email_changed'

export type MailContent =
  | { kind: LinkMailKind; link: string; code: string }
  | { kind: 'reauthentication'; code: string }
  /** The link leads to the page that helps if someone else made the change. */
  | { kind: NoticeKind; link: string }

/** Writes an email about an account: what happened, and what to do if it was someone else. */
export function accountMail(
  content: MailContent,
  language: Language,
  sender: string,
): { subject: string; text: string } {
  const words = wording[language][content.kind]
  const blocks = [frame[language].greeting, ...bodyOf(content, words, frame[language]), sender]
  return { subject: `${words.subject} – ${sender}`, text: `${blocks.join('\n\n')}\n` }
}

function bodyOf(content: MailContent, { purpose, ifNotYou }: Wording, frame: Frame): string[] {
  switch (content.kind) {
    case 'reauthentication':
      return [purpose, content.code, frame.codeExpiry, ifNotYou]
    case 'password_changed':
    case 'email_changed':
      return [purpose, ifNotYou, content.link]
    default:
      return [purpose, content.link, `${frame.code} ${content.code}`, frame.expiry, ifNotYou]
  }
}

type Frame = { greeting: string; code: string; expiry: string; codeExpiry: string }

const frame: Record<Language, Frame> = {
  en: {
    greeting: 'Hello,',
    code: 'If you are asked for a code, please enter this one:',
    expiry: 'The link and the code expire after one hour and can be used only once.',
    codeExpiry: 'The code expires after one hour and can be used only once.',
  },
  fr: {
    greeting: 'Bonjour,',
    code: 'Si un code vous est demandé, veuillez saisir celui-ci\u00a0:',
    expiry: 'Le lien et le code sont valables une heure et ne peuvent être utilisés qu’une seule fois.',
    codeExpiry: 'Ce code est valable une heure et ne peut être utilisé qu’une seule fois.',
  },
}

type Wording = { subject: string; purpose: string; ifNotYou: string }

const wording: Record<Language, Record<MailContent['kind'], Wording>> = {
  en: {
    signup: {
      subject: 'Confirm your email address',
      purpose:
        'Someone created an account with this email address. If it was you, please open this link to confirm the address:',
      ifNotYou:
        'If it was not you, you can ignore this email: without your confirmation, no one can use the account.',
    },
    recovery: {
      subject: 'Choose a new password',
      purpose:
        'We received a request for a new password for your account. To choose one, please open this link:',
      ifNotYou: 'If you did not make this request, you can ignore this email: your password stays the same.',
    },
    magiclink: {
      subject: 'Your login link',
      purpose: 'To log in, please open this link:',
      ifNotYou: 'If you did not ask for this link, you can ignore this email.',
    },
    email_change: {
      subject: 'Confirm your new email address',
      purpose:
        'We received a request to change the email address of your account. To confirm the change, please open this link:',
      ifNotYou:
        'The change takes effect once it has been confirmed from both the old and the new address. If you did not ask for it, please change your password.',
    },
    reauthentication: {
      subject: 'Your confirmation code',
      purpose: 'To confirm the change to your account, please enter this code:',
      ifNotYou:
        'If you did not ask for this code, please change your password, and do not give the code to anyone.',
    },
    password_changed: {
      subject: 'Your password was changed',
      purpose: 'The password for your account was changed, and all your other devices were signed out.',
      ifNotYou: 'If you did not make this change, please contact us, and choose a new password now:',
    },
    email_changed: {
      subject: 'Your email address was changed',
      purpose:
        'The email address for your account was changed. From now on, please log in with the new address. We will also send our emails there.',
      ifNotYou: 'If you did not make this change, please contact us now:',
    },
  },
  fr: {
    signup: {
      subject: 'Confirmez votre adresse e-mail',
      purpose:
        'Un compte a été créé avec cette adresse e-mail. Si vous êtes à l’origine de cette inscription, veuillez ouvrir ce lien pour confirmer votre adresse\u00a0:',
      ifNotYou:
        'Si vous n’êtes pas à l’origine de cette inscription, vous pouvez ignorer ce message\u00a0: sans votre confirmation, personne ne peut utiliser ce compte.',
    },
    recovery: {
      subject: 'Choisissez un nouveau mot de passe',
      purpose:
        'Nous avons reçu une demande de nouveau mot de passe pour votre compte. Pour en choisir un, veuillez ouvrir ce lien\u00a0:',
      ifNotYou:
        'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce message\u00a0: votre mot de passe reste inchangé.',
    },
    magiclink: {
      subject: 'Votre lien de connexion',
      purpose: 'Pour vous connecter, veuillez ouvrir ce lien\u00a0:',
      ifNotYou: 'Si vous n’avez pas demandé ce lien, vous pouvez ignorer ce message.',
    },
    email_change: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      purpose:
        'Nous avons reçu une demande de modification de l’adresse e-mail de votre compte. Pour confirmer cette modification, veuillez ouvrir ce lien\u00a0:',
      ifNotYou:
        'La modification prendra effet une fois confirmée depuis l’ancienne adresse et depuis la nouvelle. Si vous n’êtes pas à l’origine de cette demande, veuillez changer votre mot de passe.',
    },
    reauthentication: {
      subject: 'Votre code de confirmation',
      purpose: 'Pour confirmer la modification de votre compte, veuillez saisir ce code\u00a0:',
      ifNotYou:
        'Si vous n’avez pas demandé ce code, veuillez changer votre mot de passe et ne communiquer ce code à personne.',
    },
    password_changed: {
      subject: 'Votre mot de passe a été modifié',
      purpose:
        'Le mot de passe de votre compte a été modifié et tous vos autres appareils ont été déconnectés.',
      ifNotYou:
        'Si vous n’êtes pas à l’origine de cette modification, veuillez nous contacter et choisir dès maintenant un nouveau mot de passe\u00a0:',
    },
    email_changed: {
      subject: 'Votre adresse e-mail a été modifiée',
      purpose:
        'L’adresse e-mail de votre compte a été modifiée. Vous devez désormais vous connecter avec la nouvelle adresse. Nos messages y seront également envoyés.',
      ifNotYou:
        'Si vous n’êtes pas à l’origine de cette modification, veuillez nous contacter dès maintenant\u00a0:',
    },
  },
}

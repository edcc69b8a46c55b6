import { defineTexts } from '#web/i18n/texts.ts'

/** The page that sends a link for a new password, the pages behind links in emails, and the form for a new password. */
export const recoveryTexts = defineTexts({
  en: {
    tooManyAttempts: 'Too many attempts. Please wait a moment, then try again.',
    resetTitle: 'Reset your password',
    resetIntro: 'Enter the email address of your account. We will send you a link to choose a new password.',
    sendLink: 'Send the link',
    linkSent: (email: string) =>
      `If there is an account for ${email}, we have sent a link to that address. It works once and expires after an hour.`,
    noRecovery: 'Passwords cannot be reset by email on this site. Please contact the firm.',
    backToLogin: 'Back to login',
    newPasswordTitle: 'Choose a new password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    savePassword: 'Save the new password',
    passwordSaved: 'Your new password was saved.',
    openLinkTitle: 'One more step',
    openLinkIntro: {
      signup: 'Press the button to confirm your email address.',
      recovery: 'Press the button to choose a new password.',
      email_change: 'Press the button to confirm your new email address.',
    },
    openLinkButton: {
      signup: 'Confirm my address',
      recovery: 'Choose a new password',
      email_change: 'Confirm my new address',
    },
    addressConfirmed: 'Your email address is confirmed.',
    otherAddressNext: 'This address is confirmed. Now open the link that we sent to your other address.',
    linkExpiredTitle: 'This link no longer works',
    linkExpired: 'Each link works only once and for a limited time.',
    linkExpiredAdvice: {
      signup:
        'If you have already confirmed your address, please log in. Otherwise, sign up again with the same address, and we will send you a new link.',
      recovery: 'You can request a new one.',
      email_change:
        'If your new address is already confirmed, please log in with it. Otherwise, please contact the firm to change your address.',
    },
    noNewLink: 'This site cannot send you a new one. If you cannot log in, please contact the firm.',
    newLink: 'Request a new link',
    signUpAgain: 'Sign up again',
  },
  fr: {
    tooManyAttempts: 'Trop de tentatives. Veuillez patienter un instant, puis réessayer.',
    resetTitle: 'Réinitialiser votre mot de passe',
    resetIntro:
      'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    sendLink: 'Envoyer le lien',
    linkSent: (email: string) =>
      `Si un compte existe pour ${email}, nous avons envoyé un lien à cette adresse. Il ne peut servir qu’une fois et expire au bout d’une heure.`,
    noRecovery:
      'Sur ce site, le mot de passe ne peut pas être réinitialisé par e-mail. Veuillez contacter le cabinet.',
    backToLogin: 'Retour à la connexion',
    newPasswordTitle: 'Choisir un nouveau mot de passe',
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    savePassword: 'Enregistrer le nouveau mot de passe',
    passwordSaved: 'Votre nouveau mot de passe est enregistré.',
    openLinkTitle: 'Encore une étape',
    openLinkIntro: {
      signup: 'Appuyez sur le bouton pour confirmer votre adresse e-mail.',
      recovery: 'Appuyez sur le bouton pour choisir un nouveau mot de passe.',
      email_change: 'Appuyez sur le bouton pour confirmer votre nouvelle adresse e-mail.',
    },
    openLinkButton: {
      signup: 'Confirmer mon adresse',
      recovery: 'Choisir un nouveau mot de passe',
      email_change: 'Confirmer ma nouvelle adresse',
    },
    addressConfirmed: 'Votre adresse e-mail est confirmée.',
    otherAddressNext:
      'Cette adresse est confirmée. Ouvrez maintenant le lien que nous avons envoyé à votre autre adresse.',
    linkExpiredTitle: 'Ce lien n’est plus valable',
    linkExpired: 'Chaque lien ne peut servir qu’une fois et pendant une durée limitée.',
    linkExpiredAdvice: {
      signup:
        'Si vous avez déjà confirmé votre adresse, connectez-vous. Sinon, inscrivez-vous de nouveau avec la même adresse\u00a0: nous vous enverrons un nouveau lien.',
      recovery: 'Vous pouvez en demander un autre.',
      email_change:
        'Si votre nouvelle adresse est déjà confirmée, utilisez-la pour vous connecter. Sinon, veuillez contacter le cabinet pour modifier votre adresse.',
    },
    noNewLink:
      'Ce site ne peut pas vous en envoyer un nouveau. Si vous ne parvenez pas à vous connecter, veuillez contacter le cabinet.',
    newLink: 'Demander un nouveau lien',
    signUpAgain: 'S’inscrire de nouveau',
  },
})

import { defineTexts } from './texts.ts'

export const authTexts = defineTexts({
  en: {
    welcomeBack: 'Welcome back',
    createAccount: 'Create an account',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
    continue: 'Continue',
    noAccount: "Don't have an account? Sign up",
    haveAccount: 'Already have an account? Log in',
    passwordsDiffer: 'Passwords do not match',
    alreadyRegistered: 'This email is already registered. Please log in instead.',
    accountCreated: 'Account created. You can log in now.',
    confirmByMail: (email: string) =>
      `We sent an email to ${email}. Open the link in it to confirm your address, then log in.`,
    sessionEnded: 'Your session has ended. Log in to continue. What you typed was saved.',
    termsOfUse: 'Terms of Use',
    privacyPolicy: 'Privacy Policy',
    forgotPassword: 'Forgot password?',
    panelTitle: 'Understand your rights before you take the first step.',
    panelPoints: [
      'General legal information in plain words, at any time.',
      'Automated answers, which are neither legal advice nor a consultation with a lawyer.',
      'For a specific or urgent matter, see a lawyer.',
    ],
    unreachable: 'The service cannot be reached at the moment. Please try again in a minute.',
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
    welcomeBack: 'Heureux de vous revoir',
    createAccount: 'Créer un compte',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
    continue: 'Continuer',
    noAccount: 'Pas encore de compte\u202f? Inscrivez-vous',
    haveAccount: 'Vous avez déjà un compte\u202f? Connectez-vous',
    passwordsDiffer: 'Les mots de passe ne correspondent pas',
    alreadyRegistered: 'Cette adresse e-mail est déjà enregistrée. Veuillez vous connecter.',
    accountCreated: 'Compte créé. Vous pouvez maintenant vous connecter.',
    confirmByMail: (email: string) =>
      `Nous avons envoyé un message à ${email}. Ouvrez le lien qu’il contient pour confirmer votre adresse, puis connectez-vous.`,
    sessionEnded: 'Votre session est terminée. Connectez-vous pour continuer. Votre texte a été enregistré.',
    termsOfUse: 'Conditions d’utilisation',
    privacyPolicy: 'Politique de confidentialité',
    forgotPassword: 'Mot de passe oublié\u202f?',
    panelTitle: 'Comprendre vos droits avant d’agir.',
    panelPoints: [
      'Des informations juridiques générales, en termes simples, à toute heure.',
      'Des réponses automatisées, qui ne sont ni un conseil juridique, ni une consultation d’avocat.',
      'Pour une question concrète ou urgente, consultez un avocat.',
    ],
    unreachable: 'Le service est injoignable pour le moment. Veuillez réessayer dans une minute.',
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

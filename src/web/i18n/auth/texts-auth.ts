import { defineTexts } from '#web/i18n/texts.ts'

export const authTexts = defineTexts({
  en: {
    welcomeBack: 'Welcome back',
    createAccount: 'Create an account',
    allRequired: 'All fields are required.',
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
      `We sent an email to ${email}. Open the link in it to confirm your address.`,
    sessionEnded:
      'Your session has ended. Log in to continue. Unsent questions were saved, except in a temporary conversation.',
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
  },
  fr: {
    welcomeBack: 'Heureux de vous revoir',
    createAccount: 'Créer un compte',
    allRequired: 'Tous les champs sont obligatoires.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
    continue: 'Continuer',
    noAccount: 'Pas encore de compte\u202f? Inscrivez-\u2060vous',
    haveAccount: 'Vous avez déjà un compte\u202f? Connectez-\u2060vous',
    passwordsDiffer: 'Les mots de passe ne correspondent pas',
    alreadyRegistered: 'Cette adresse e-mail est déjà enregistrée. Veuillez vous connecter.',
    accountCreated: 'Compte créé. Vous pouvez maintenant vous connecter.',
    confirmByMail: (email: string) =>
      `Nous avons envoyé un e-mail à ${email}. Ouvrez le lien qu’il contient pour confirmer votre adresse.`,
    sessionEnded:
      'Votre session est terminée. Connectez-vous pour continuer. Vos questions non envoyées ont été enregistrées, sauf celles d’une conversation temporaire.',
    termsOfUse: 'Conditions d’utilisation',
    privacyPolicy: 'Politique de confidentialité',
    forgotPassword: 'Mot de passe oublié\u202f?',
    panelTitle: 'Comprenez vos droits avant d’agir.',
    panelPoints: [
      'Des informations juridiques générales, en termes simples, à toute heure.',
      'Des réponses automatisées, qui ne sont ni un conseil juridique, ni une consultation d’avocat.',
      'Pour une question concrète ou urgente, consultez un avocat.',
    ],
    unreachable: 'Le service est injoignable pour le moment. Veuillez réessayer dans une minute.',
  },
})

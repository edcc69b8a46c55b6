import { defineTexts } from '#web/i18n/texts.ts'

export const accountTexts = defineTexts({
  en: {
    title: 'Your account',
    administrator: 'You are an administrator of this service.',
    adminConsole: 'Open the admin console',
    passwordTitle: 'Password',
    passwordHint: 'Changing your password signs you out on all your other devices.',
    passwordGenerated: (hours: number) =>
      `Your password was generated for you. It expires ${hours} hours after it was created.`,
    chooseOwn: 'Choose your own',
    displayTitle: 'Display',
    language: 'Language',
    theme: 'Appearance',
    themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
    sessionsTitle: 'Sessions',
    signOut: 'Sign out',
    signOutEverywhere: 'Sign out everywhere',
    sessionsHint:
      'If you used a device that is not yours, or think someone knows your password, sign out everywhere.',
    signOutFailed: 'Signing out everywhere failed. Please try again.',
  },
  fr: {
    title: 'Votre compte',
    administrator: 'Votre compte a le rôle d’administrateur.',
    adminConsole: 'Ouvrir la console d’administration',
    passwordTitle: 'Mot de passe',
    passwordHint: 'Changer de mot de passe vous déconnecte de tous vos autres appareils.',
    passwordGenerated: (hours: number) =>
      `Votre mot de passe a été généré automatiquement. Il expire ${hours}\u00a0heures après sa création.`,
    chooseOwn: 'En choisir un autre',
    displayTitle: 'Affichage',
    language: 'Langue',
    theme: 'Apparence',
    themes: { system: 'Selon l’appareil', light: 'Clair', dark: 'Sombre' },
    sessionsTitle: 'Sessions',
    signOut: 'Se déconnecter',
    signOutEverywhere: 'Se déconnecter partout',
    sessionsHint:
      'Si vous avez utilisé un appareil qui n’est pas le vôtre, ou si vous pensez que quelqu’un connaît votre mot de passe, déconnectez-vous partout.',
    signOutFailed: 'La déconnexion de tous les appareils a échoué. Veuillez réessayer.',
  },
})

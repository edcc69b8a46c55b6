import { defineTexts } from '#web/i18n/texts.ts'

export const deleteAccountTexts = defineTexts({
  en: {
    title: 'Delete account',
    hint: 'Your conversations, their files and your shared links are deleted too. This cannot be undone.',
    exportFirst: 'If you want to keep your conversations, export them first.',
    administrator:
      'An administrator cannot delete their own account. Ask another administrator to make you an ordinary user. You can then delete your account here.',
    open: 'Delete account',
    dialogTitle: 'Delete your account?',
    warning: (email: string) =>
      `The account ${email} will be deleted, with all its conversations, files and shared links. This cannot be undone.`,
    cancel: 'Cancel',
    confirm: 'Delete my account',
    deleting: 'Deleting…',
    deleted: 'Your account was deleted.',
    continues: 'Your account is closed. Its deletion continues automatically.',
    unavailable:
      'Your account could not be deleted, and nothing was changed. Please try again later, or contact the firm.',
    uncertain:
      'No response arrived, so your account may have been deleted. Please try again. If your password is then refused, the account no longer exists.',
  },
  fr: {
    title: 'Supprimer le compte',
    hint: 'Vos conversations, leurs fichiers et vos liens partagés sont également supprimés. Cette suppression est définitive.',
    exportFirst: 'Si vous souhaitez conserver vos conversations, exportez-les d’abord.',
    administrator:
      'Un administrateur ne peut pas supprimer son propre compte. Demandez à un autre administrateur de vous retirer ce rôle. Vous pourrez ensuite supprimer votre compte ici.',
    open: 'Supprimer le compte',
    dialogTitle: 'Supprimer votre compte\u202f?',
    warning: (email: string) =>
      `Le compte ${email} sera supprimé, avec toutes ses conversations, tous ses fichiers et tous ses liens partagés. Cette suppression est définitive.`,
    cancel: 'Annuler',
    confirm: 'Supprimer mon compte',
    deleting: 'Suppression…',
    deleted: 'Votre compte est supprimé.',
    continues: 'Votre compte est fermé. Sa suppression se poursuit automatiquement.',
    unavailable:
      'Votre compte n’a pas pu être supprimé, et rien n’a été modifié. Veuillez réessayer plus tard ou contacter le cabinet.',
    uncertain:
      'Nous n’avons pas reçu de réponse\u00a0: votre compte est peut-être déjà supprimé. Veuillez réessayer. Si votre mot de passe est alors refusé, le compte n’existe plus.',
  },
})

import type { AuditAction } from '#shared/api/admin.ts'
import { defineTexts } from '#web/i18n/texts.ts'

export const auditActionTexts = defineTexts<Record<AuditAction, string>>({
  en: {
    read_chats: 'Viewed the chats',
    read_messages: 'Read messages',
    read_feedback: 'Read feedback',
    promote: 'Promoted to admin',
    demote: 'Demoted to user',
    delete_user: 'Deleted the account',
    delete_user_failed: 'Deletion failed; the account was not changed',
    export_audit: 'Exported the log',
    sign_in_failed: 'Login failed, or wrong current password',
    reset_password: 'Set a new password',
    change_account: 'Changed the email address, or suspended or reinstated the account',
    record_address: 'Recorded an administrator’s email address',
    expire_chats: 'Deleted chats at the end of their retention period',
    expire_audit: 'Deleted the oldest entries of this log at the end of their retention period',
  },
  fr: {
    read_chats: 'A consulté les conversations',
    read_messages: 'A lu des messages',
    read_feedback: 'A lu des avis',
    promote: 'A nommé administrateur',
    demote: 'A retiré le rôle d’administrateur',
    delete_user: 'A supprimé le compte',
    delete_user_failed: 'La suppression a échoué\u202f; le compte n’a pas été modifié',
    export_audit: 'A exporté le journal',
    sign_in_failed: 'Échec de connexion ou mot de passe actuel incorrect',
    reset_password: 'A défini un nouveau mot de passe',
    change_account: 'A modifié l’adresse e-mail, suspendu ou rétabli le compte',
    record_address: 'A enregistré l’adresse e-mail d’un administrateur',
    expire_chats: 'A supprimé des conversations au terme de leur durée de conservation',
    expire_audit:
      'A supprimé les plus anciennes entrées de ce journal au terme de leur durée de conservation',
  },
})

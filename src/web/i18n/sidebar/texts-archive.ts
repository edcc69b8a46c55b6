import { defineTexts } from '#web/i18n/texts.ts'

/** The archive, and archiving or deleting several conversations at once. */
export const archiveTexts = defineTexts({
  en: {
    archivedTitle: 'Archived conversations',
    archivedLead:
      'These conversations are not in your list, but you can still find them by searching. Archiving does not delete anything.',
    noneArchived: 'Nothing is archived. To put a conversation here, choose “Archive” in its menu.',
    loading: 'Loading…',
    failed: 'The archive could not be loaded.',
    tryAgain: 'Try again',
    loadMore: 'Load more',
    untitled: 'Untitled conversation',
    restore: 'Restore',
    restoreOf: (title: string) => `Restore: ${title}`,
    deleteOf: (title: string) => `Delete: ${title}`,
    restored: 'The conversation is back in your list.',
    changeFailed: 'The conversation could not be changed. Please try again.',
    close: 'Close',
    selection: 'Selection',
    selected: (count: number) => (count === 0 ? 'Nothing selected' : `${count} selected`),
    selectAll: 'Select all',
    selectNone: 'Select none',
    archive: 'Archive',
    delete: 'Delete',
    cancel: 'Cancel',
    deleteTitle: (count: number) =>
      count === 1 ? 'Delete 1 conversation?' : `Delete ${count} conversations?`,
    deleteLead: 'This cannot be undone. The following will be deleted, with all attached files:',
    more: (count: number) => `and ${count} more`,
    progress: (doneCount: number, totalCount: number) => `${doneCount} of ${totalCount}…`,
    deleted: (count: number) =>
      count === 1 ? '1 conversation was deleted.' : `${count} conversations were deleted.`,
    archivedCount: (count: number) =>
      count === 1
        ? '1 conversation is now under “Archived”.'
        : `${count} conversations are now under “Archived”.`,
    notAll: (failedCount: number, totalCount: number) =>
      `${failedCount} of ${totalCount} could not be changed and ${failedCount === 1 ? 'is' : 'are'} still selected. Please try again.`,
  },
  fr: {
    archivedTitle: 'Conversations archivées',
    archivedLead:
      'Ces conversations ne figurent plus dans votre liste, mais vous pouvez les retrouver par une recherche. L’archivage ne supprime rien.',
    noneArchived:
      'Aucune conversation archivée. Pour en placer une ici, choisissez «\u00a0Archiver\u00a0» dans son menu.',
    loading: 'Chargement…',
    failed: 'Les archives n’ont pas pu être chargées.',
    tryAgain: 'Réessayer',
    loadMore: 'Afficher plus',
    untitled: 'Conversation sans titre',
    restore: 'Restaurer',
    restoreOf: (title: string) => `Restaurer\u00a0: ${title}`,
    deleteOf: (title: string) => `Supprimer\u00a0: ${title}`,
    restored: 'La conversation figure de nouveau dans votre liste.',
    changeFailed: 'La conversation n’a pas pu être modifiée. Veuillez réessayer.',
    close: 'Fermer',
    selection: 'Sélection',
    selected: (count: number) =>
      count === 0 ? 'Aucune sélection' : `${count} sélectionnée${count === 1 ? '' : 's'}`,
    selectAll: 'Tout sélectionner',
    selectNone: 'Tout désélectionner',
    archive: 'Archiver',
    delete: 'Supprimer',
    cancel: 'Annuler',
    deleteTitle: (count: number) => `Supprimer ${count} conversation${count === 1 ? '' : 's'}\u202f?`,
    deleteLead:
      'Cette action est définitive. Voici ce qui sera supprimé, avec tous les fichiers joints\u00a0:',
    more: (count: number) => `et ${count} autre${count === 1 ? '' : 's'}`,
    progress: (doneCount: number, totalCount: number) => `${doneCount} sur ${totalCount}…`,
    deleted: (count: number) =>
      count === 1 ? '1 conversation a été supprimée.' : `${count} conversations ont été supprimées.`,
    archivedCount: (count: number) =>
      count === 1
        ? '1 conversation se trouve désormais dans les archives.'
        : `${count} conversations se trouvent désormais dans les archives.`,
    notAll: (failedCount: number, totalCount: number) =>
      failedCount === 1
        ? `1 conversation sur ${totalCount} n’a pas pu être modifiée et reste sélectionnée. Veuillez réessayer.`
        : `${failedCount} conversations sur ${totalCount} n’ont pas pu être modifiées et restent sélectionnées. Veuillez réessayer.`,
  },
})

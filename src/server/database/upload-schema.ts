import type { ColumnType, Generated } from 'kysely'
import type { AttachmentKind } from '#shared/api/chat.ts'
import type { UserId } from '#shared/api/ids.ts'

/** The tables of uploaded files as the queries see them. migrations/*.sql explains the less obvious columns. */

export type UploadTables = {
  uploads: UploadsTable
  shared_uploads: SharedUploadsTable
  provider_files: ProviderFilesTable
  removed_uploads: RemovedUploadsTable
  removals: RemovalsTable
  storage_claim: StorageClaimTable
  upload_folder: UploadFolderTable
}

type CreatedAt = ColumnType<Date, Date | undefined, never>

type UploadsTable = {
  id: string
  user_id: UserId
  message_id: string | null
  place: Generated<number>
  kind: AttachmentKind
  name: string
  type: string
  size: number
  stored: number
  storage_key: string
  pages: number | null
  text_pages: number | null
  created_at: CreatedAt
}

type SharedUploadsTable = { message_id: string; upload_id: string }

type ProviderFilesTable = { upload_id: string; file_id: string; expires_at: Date }

type RemovedUploadsTable = { id: string; user_id: UserId; removed_at: CreatedAt }

type RemovalsTable = {
  id: Generated<string>
  kind: 'file' | 'provider-file'
  key: string
  attempts: Generated<number>
  due_at: Generated<Date>
  created_at: CreatedAt
}

type UploadFolderTable = { only_row: Generated<boolean>; id: string }

type StorageClaimTable = { only_row: Generated<boolean>; claimed_at: Date }

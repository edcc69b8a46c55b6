-- The folder of uploads that the processes of this database share: the id in its file `folder-id`. No row: none has started
-- since this release, or the uploads are in a bucket. Not part of a backup, which is restored with another folder.
create table upload_folder (
  only_row boolean primary key default true check (only_row),
  id       uuid not null
);

-- Uploaded files, their copies at the model's provider, and what is still to be removed outside of the database.

create table uploads (
  -- Made by us, unguessable: what clients name the file by.
  id          text primary key,
  user_id     uuid not null references users (id),
  -- The question that it was sent with; null until then, and what is never sent goes after a day.
  message_id  uuid references messages (id) on delete cascade,
  -- Its place among the files of its message.
  place       integer not null default 0,
  kind        text not null check (kind in ('image', 'pdf')),
  -- What the person's device calls it; shown as text, never part of a path.
  name        text not null,
  -- The media type by its content, the only one that it is ever served as.
  type        text not null,
  -- Bytes of the file itself, and of all that is stored for it: the second counts for the quota.
  size        integer not null,
  stored      integer not null,
  -- What its objects in the storage are called, each with an ending of its own.
  storage_key text not null unique,
  -- PDFs only: pages, and how many of them hold text (none: a scan).
  pages       integer,
  text_pages  integer,
  created_at  timestamptz not null default now()
);
create index uploads_of_user on uploads (user_id);
create index uploads_of_message on uploads (message_id) where message_id is not null;
create index unsent_uploads on uploads (created_at) where message_id is null;

-- The copy of a PDF that the provider holds, until it expires there.
create table provider_files (
  upload_id  text primary key references uploads (id) on delete cascade,
  file_id    text not null,
  expires_at timestamptz not null
);

-- Whose a file was that is gone: a browser that still names it is the owner's, and is not refused for it.
create table removed_uploads (
  id         text primary key,
  user_id    uuid not null references users (id),
  removed_at timestamptz not null default now()
);
create index removed_uploads_of_user on removed_uploads (user_id);
create index removed_uploads_by_time on removed_uploads (removed_at);

-- What must go outside of the database: tried again until it is gone. Written in the transaction that removes the row.
create table removals (
  id         bigint generated always as identity primary key,
  kind       text not null check (kind in ('file', 'provider-file')),
  key        text not null,
  attempts   integer not null default 0,
  due_at     timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index due_removals on removals (due_at);

-- However a row goes (with its chat, its owner, or unsent), its file goes with it.
create function queue_file_removal() returns trigger language plpgsql as $$
begin
  insert into removals (kind, key) values ('file', old.storage_key);
  insert into removed_uploads (id, user_id) values (old.id, old.user_id) on conflict (id) do nothing;
  return null;
end $$;
create trigger file_removal after delete on uploads
  for each row execute function queue_file_removal();

create function queue_provider_file_removal() returns trigger language plpgsql as $$
begin
  insert into removals (kind, key) values ('provider-file', old.file_id);
  return null;
end $$;
create trigger provider_file_removal after delete on provider_files
  for each row execute function queue_provider_file_removal();
create trigger provider_file_replacement after update of file_id on provider_files
  for each row when (old.file_id <> new.file_id) execute function queue_provider_file_removal();

-- Names of files that the browser could not upload with this question.
alter table messages add column failed_attachments jsonb;

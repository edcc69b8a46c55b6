-- Questions that were edited and answers that were regenerated. The former versions stay, with all that followed them.

-- How many messages the chat has in all versions; null while each has a single version. `message_count` counts those of
-- the chosen versions, which are the conversation on screen.
alter table chats add column total_count integer;

-- A message's position is its index among the chosen versions, without gaps, as before; null if another version is chosen.
alter table messages alter column position drop not null;

alter table messages
  -- In a chat with versions: the message before it; of a first message, the chat's id. Null in other chats.
  add column parent_id uuid,
  -- In a chat with versions: the order in which its messages were created, 0, 1, 2… Null in other chats.
  add column ordinal integer,
  -- When another version was chosen. The latest one is what its parent leads to when that is chosen again.
  add column left_at timestamptz;

create index messages_by_parent on messages (parent_id, ordinal) where parent_id is not null;
create unique index messages_by_ordinal on messages (chat_id, ordinal) where ordinal is not null;

-- Files of an earlier version that a question has, too. They belong to that version (uploads.message_id).
create table shared_uploads (
  message_id uuid not null references messages (id) on delete cascade,
  upload_id  text not null references uploads (id) on delete cascade,
  primary key (message_id, upload_id)
);
create index shared_uploads_by_upload on shared_uploads (upload_id);

-- Finding and keeping chats: the words of each message for its owner's searches; pinned, archived and temporary chats.

alter table chats
  add column pinned boolean not null default false,
  -- Not in the list, but in the archive.
  add column archived boolean not null default false,
  -- Of a temporary chat: removed at this time if nobody closed it before. It is in no list and in no search.
  add column expires_at timestamptz,
  -- The chat's last_message_at when its words were written. If the two differ, some words are missing. A new title makes it null.
  add column searchable_at timestamptz;

create index listed_chats on chats (user_id, pinned desc, created_at desc, id desc) where not archived and expires_at is null;
create index unsearchable_chats on chats (user_id) where searchable_at is distinct from last_message_at;
create index expiring_chats on chats (expires_at) where expires_at is not null;

-- The stems of a message's words, or of a chat's title, without accents. A search reads its owner's rows only: there is no
-- index over everyone's words. Written by a periodic job and before a search, never while an answer is written.
create table chat_words (
  chat_id    uuid not null references chats (id) on delete cascade,
  -- The chat's own id: its title.
  message_id uuid not null,
  user_id    uuid not null,
  created_at timestamptz not null,
  -- hashtext of the text, which changes if an answer or a title is replaced.
  checksum   integer not null,
  words      tsvector not null,
  primary key (chat_id, message_id)
);
create index chat_words_of_user on chat_words (user_id);

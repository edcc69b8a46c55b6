-- Conversations that their owners shared by a link: a copy of the messages as they were then.
create table shares (
  id         uuid primary key,
  user_id    uuid not null references users (id),
  -- A share goes with its chat.
  chat_id    uuid not null references chats (id) on delete cascade,
  -- SHA-256 of the link's token. The token itself is stored nowhere.
  token_hash bytea not null unique,
  title      text,
  messages   jsonb not null,
  -- Whether the files of the messages can be opened, too.
  with_files boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index shares_of_user on shares (user_id, created_at desc, id desc);
create index shares_of_chat on shares (chat_id);
create index expiring_shares on shares (expires_at);

-- Users, chats, messages, generations (one per answer) and the log of an answer while it grows.
-- Runs alike on PostgreSQL 15 and later, and on the embedded database. Forward only: never edit, add a file.

create table users (
  id           uuid primary key,
  email        text not null,
  role         text not null default 'user' check (role in ('user', 'admin')),
  created_at   timestamptz not null default now(),
  -- A deleted user's row stays, without the address: a token that is still valid elsewhere finds it and is refused.
  deleted_at   timestamptz,
  -- Kept as the writes happen, so that no list ever counts other people's rows.
  chat_count   integer not null default 0,
  last_chat_at timestamptz
);
create index users_by_email on users (lower(email)) where deleted_at is null;
create index admins on users (id) where role = 'admin' and deleted_at is null;

create table chats (
  id              uuid primary key,
  user_id         uuid not null references users (id),
  title           text,
  -- Who wrote the title: the model's own never replaces one that a person chose.
  title_by        text not null default 'question' check (title_by in ('question', 'model', 'person')),
  created_at      timestamptz not null default now(),
  message_count   integer not null default 0,
  last_message_at timestamptz
);
create index chats_of_user on chats (user_id, created_at desc, id desc);

create table messages (
  id         uuid primary key,
  chat_id    uuid not null references chats (id) on delete cascade,
  -- The message's index in its chat: 0, 1, 2… without gaps. Only the last one is ever removed.
  position   integer not null check (position >= 0),
  role       text not null check (role in ('user', 'assistant')),
  content    text not null,
  status     text not null check (status in ('complete', 'running', 'stopped', 'interrupted', 'error')),
  created_at timestamptz not null default now(),
  -- The web sources of an answer, as the stream gave them.
  sources    jsonb,
  unique (chat_id, position)
);

-- The server processes: each proves every few seconds that it lives, by the database's clock.
create table processes (
  id           uuid primary key,
  started_at   timestamptz not null default now(),
  heartbeat_at timestamptz not null default now()
);

-- One answer being made, or made. Exactly one end state, set by an update of a row that is still running.
create table generations (
  id                uuid primary key,
  chat_id           uuid not null references chats (id) on delete cascade,
  user_id           uuid not null references users (id),
  -- The answer's message; null once it ended empty and its message was taken away.
  message_id        uuid references messages (id) on delete set null,
  status            text not null default 'running'
                    check (status in ('complete', 'running', 'stopped', 'interrupted', 'error')),
  model             text not null,
  error_code        text,
  -- The process that writes it: when that one is dead, so is the answer.
  process_id        uuid not null,
  stop_requested    boolean not null default false,
  -- Makes a send idempotent: the client's own id of its message, and a hash of what was sent with it.
  client_message_id uuid,
  payload_hash      text,
  created_at        timestamptz not null default now(),
  ended_at          timestamptz,
  -- When the log below may go; null once it went.
  log_expires_at    timestamptz
);
create unique index one_live_generation_per_chat on generations (chat_id) where status = 'running';
create unique index generations_by_client_message on generations (user_id, client_message_id)
  where client_message_id is not null;
create index live_generations on generations (process_id) where status = 'running';
create index live_generations_of_user on generations (user_id) where status = 'running';
create index expiring_logs on generations (log_expires_at) where log_expires_at is not null;
create index generations_of_message on generations (message_id) where message_id is not null;

-- What an answer sent so far. `start` counts the units sent before this entry: a UTF-16 code unit of text is one
-- unit, any other event is one. So a reader may go on from any unit, however the text was cut into entries.
create table generation_log (
  generation_id uuid not null references generations (id) on delete cascade,
  start         integer not null,
  -- Text, or the JSON of another event.
  kind          text not null check (kind in ('text', 'event')),
  body          text not null,
  primary key (generation_id, start)
);

-- Secrets that the product makes for itself (signing key, link key): here, so that several processes share them.
create table secrets (
  name       text primary key,
  value      text not null,
  created_at timestamptz not null default now()
);

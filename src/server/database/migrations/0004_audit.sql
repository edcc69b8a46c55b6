-- The audit log of administration, unfinished removals of accounts, and the indexes that the console pages by.

-- Who read, changed or removed what of whom. Only ever added to; every row's hash covers the row before it.
create table audit_log (
  -- 1, 2, 3… without gaps.
  seq           integer primary key,
  at            timestamptz not null,
  -- Null: the operator, at the terminal or through the provider's own admin API.
  actor_id      uuid,
  -- The actor's address at that time: a row of audit_addresses, as long as the actor's account exists.
  actor_address integer,
  action        text not null check (action in (
                  'read_chats', 'read_messages', 'promote', 'demote', 'delete_user', 'delete_user_failed',
                  'export_audit')),
  -- Ids only: the row outlives the account, and an erased person's address may not.
  subject_id    uuid,
  chat_id       uuid,
  request_id    uuid,
  reason        text not null,
  -- SHA-256 of the hash before and of this row's other columns.
  hash          bytea not null
);
create index audit_of_subject on audit_log (subject_id, seq desc);
create index audit_by_actor on audit_log (actor_id, seq desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end
$$;
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- The addresses that actors had. Beside the log, so that an erased person's can go.
create table audit_addresses (
  id      integer generated always as identity primary key,
  user_id uuid not null references users (id),
  email   text not null,
  unique (user_id, email)
);

-- Accounts marked as deleted whose account at the auth provider, or whose rows, may still be there. The row goes with
-- the last of them; whoever finds an old one finishes the work.
create table user_removals (
  user_id      uuid primary key references users (id),
  requested_at timestamptz not null default now()
);

-- The orders of an admin's list of chats beside the newest first; each serves its opposite, too.
create index chats_by_messages on chats (user_id, message_count desc, id desc);
create index chats_by_last_message on chats (user_id, last_message_at desc nulls last, id desc);

-- A chat that goes takes its answers along: without this, each would be looked for in all of them.
create index generations_of_chat on generations (chat_id);

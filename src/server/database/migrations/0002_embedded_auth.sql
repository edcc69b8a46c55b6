-- The embedded auth provider: who can sign in, their sessions, and the tokens that mails carry.
-- auth_users.id equals users.id, where the product keeps the role: nothing in these tables grants one.
-- There is no foreign key between the two, because users.id outlives the account, and an anonymous sign-in has no
-- row in users at all.

create table auth_users (
  id                   uuid primary key,
  -- Lower-cased. Null for an anonymous sign-in.
  email                text unique,
  -- A PHC string (argon2). Null where no password was ever set.
  password_hash        text,
  -- Set for a password that the server made up: from then on it no longer opens the account.
  password_expires_at  timestamptz,
  is_anonymous         boolean not null default false,
  email_confirmed_at   timestamptz,
  -- Whether a mail to this address was ever acted upon. Without a mail server, confirmed proves nothing.
  mailbox_proven       boolean not null default false,
  confirmation_sent_at timestamptz,
  recovery_sent_at     timestamptz,
  -- An address asked for but not confirmed yet.
  new_email            text,
  email_change_sent_at timestamptz,
  last_sign_in_at      timestamptz,
  banned_until         timestamptz,
  -- The one identity (e-mail) that the wire format wants to see.
  identity_id          uuid not null,
  app_metadata         jsonb not null default '{}',
  -- Writable by the user.
  user_metadata        jsonb not null default '{}',
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now()
);
create index auth_users_by_age on auth_users (created_at desc, id desc);

-- One sign-in. Its row gone, its access tokens and refresh tokens are worth nothing.
create table auth_sessions (
  id              uuid primary key,
  user_id         uuid not null references auth_users (id) on delete cascade,
  -- Signs this session's refresh tokens; base64url of 32 bytes.
  refresh_key     text not null,
  -- The number in the one refresh token that is current.
  refresh_counter bigint not null default 0,
  method          text not null check (method in ('password', 'otp', 'anonymous')),
  created_at      timestamptz not null default now(),
  refreshed_at    timestamptz not null default now()
);
create index auth_sessions_of_user on auth_sessions (user_id);

-- What a mail carries: a link's token and, for typing, a short code. Single use; stored as hashes only.
create table auth_mail_tokens (
  token_hash    text primary key,
  user_id       uuid not null references auth_users (id) on delete cascade,
  kind          text not null
                check (kind in ('signup', 'recovery', 'magiclink', 'email_change_current', 'email_change_new')),
  code_hash     text not null,
  -- Wrong codes typed so far.
  tries         integer not null default 0,
  -- The password chosen with this very sign-up: whoever reads the mailbox gets the account with the password of
  -- the request that sent this mail, never with one that a stranger chose earlier for the same address.
  password_hash text,
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null
);
create index auth_mail_tokens_of_user on auth_mail_tokens (user_id, kind);

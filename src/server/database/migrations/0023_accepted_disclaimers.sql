-- Which disclaimers an account has accepted, and when the server was told so for the first time.
create table accepted_disclaimers (
  user_id     uuid not null references users (id),
  version     text not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, version)
);

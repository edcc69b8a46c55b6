-- How far the removal of an account is, and who may go on with it.
alter table user_removals add column state text not null default 'marked' check (state in (
  -- The request that marked the account asks the auth provider, and may still give it back.
  'marked',
  -- That request ended without an outcome: whoever goes on, goes on to the end.
  'resumed',
  -- It is gone at the provider, and what the product holds of it is being removed.
  'erasing'));

-- Whoever works on it has it for a minute; then any process may take it over.
alter table user_removals rename column requested_at to due_at;
alter table user_removals alter column due_at set default now() + interval '1 minute';

-- How often the firm's sheets answered a question, and on which subjects no sheet did: for the console. No user, no chat
-- and no word of a question is stored, only ids that the firm's own files define.
create table library_counts (
  day   date not null,
  kind  text not null check (kind in ('found', 'unanswered')),
  -- found: the id of a sheet. unanswered: the id of a subject in subjects.yaml, or other.
  key   text not null,
  count integer not null check (count > 0),
  primary key (day, kind, key)
);

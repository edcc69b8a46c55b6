-- Who goes through the stored files now: one process at a time, since copying within a bucket is not safe for two everywhere.
create table storage_claim (
  only_row   boolean primary key default true check (only_row),
  claimed_at timestamptz not null
);

-- The audit log's hashes also cover the addresses that admins had, and a log that lost its newest entries shows it.

-- SHA-256 of salt, account and address in the row of audit_addresses. The row goes with the account, the mark stays:
-- without the salt, nobody finds the address again.
alter table audit_log add column actor_mark bytea;
alter table audit_addresses add column salt uuid not null default gen_random_uuid();

-- The newest entry, written with it: without that, a log whose end was cut is a shorter log that is whole.
create table audit_head (
  only_row boolean primary key default true check (only_row),
  seq      integer not null,
  hash     bytea not null
);
insert into audit_head (seq, hash) select seq, hash from audit_log order by seq desc limit 1;

create function note_audit_head() returns trigger language plpgsql as $$
begin
  insert into audit_head (seq, hash) values (new.seq, new.hash)
  on conflict (only_row) do update set seq = excluded.seq, hash = excluded.hash;
  return null;
end
$$;
create trigger audit_log_has_a_head after insert on audit_log
  for each row execute function note_audit_head();
create trigger audit_head_only_moves_on before update on audit_head
  for each row when (new.seq <= old.seq) execute function refuse_audit_change();
create trigger audit_head_stays before delete or truncate on audit_head
  for each statement execute function refuse_audit_change();

alter table audit_log drop constraint audit_log_action_check;
alter table audit_log add constraint audit_log_action_check check (action in (
  'read_chats', 'read_messages', 'promote', 'demote', 'delete_user', 'delete_user_failed', 'export_audit',
  'sign_in_failed', 'reset_password', 'change_account', 'record_address'));

-- Entries written before this have no mark. One entry for each address that they name covers it from now on.
do $$
declare
  address record;
  next    record;
begin
  perform pg_advisory_xact_lock(7246302);
  for address in select * from audit_addresses order by id loop
    select coalesce(max(seq), 0) + 1 as seq, clock_timestamp() as at,
      sha256(convert_to(jsonb_build_array(address.salt, address.user_id, address.email)::text, 'UTF8')) as mark
      into next from audit_log;
    insert into audit_log (seq, at, actor_address, actor_mark, action, subject_id, reason, hash)
    values (next.seq, next.at, address.id, next.mark, 'record_address', address.user_id, 'not given',
      sha256(coalesce((select hash from audit_log where seq = next.seq - 1), ''::bytea)
        || convert_to(jsonb_build_array(
          next.seq, to_char(next.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), null::uuid, address.id,
          'record_address', address.user_id, null::uuid, null::uuid, 'not given', encode(next.mark, 'hex'))::text, 'UTF8')));
  end loop;
end
$$;

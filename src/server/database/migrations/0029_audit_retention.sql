-- AUDIT_RETENTION_DAYS: the oldest entries of the audit log are removed (docs/decisions/0045).

-- Names what is removed with it: how many entries, up to which one, and that one's hash.
alter table audit_log drop constraint audit_log_action_check;
alter table audit_log add constraint audit_log_action_check check (action in (
  'read_chats', 'read_messages', 'read_feedback', 'promote', 'demote', 'delete_user', 'delete_user_failed',
  'export_audit', 'sign_in_failed', 'reset_password', 'change_account', 'record_address', 'expire_chats',
  'expire_audit'));
alter table audit_log add constraint audit_log_names_the_cut check (action <> 'expire_audit' or (actor_id is null
  and reason ~ '^AUDIT_RETENTION_DAYS=\d{1,9}; entries=\d{1,9}; up_to=\d{1,10}; hash=[0-9a-f]{64}$'));

drop trigger audit_log_is_append_only on audit_log;
create trigger audit_log_is_append_only before update or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- A delete may remove only what the newest entry names, written in the same transaction: all of the oldest entries up to
-- one, each at least 180 days old. The setting is not known here; it cannot be less.
create function refuse_audit_removal() returns trigger language plpgsql as $$
declare
  removed record;
  cut     record;
begin
  select count(*) as entries, max(seq) as up_to, max(at) as newest into removed from removed_entries;
  -- xmin: the transaction that wrote the row.
  select action, reason, xmin = pg_current_xact_id()::xid as is_own into cut from audit_log order by seq desc limit 1;
  if cut.is_own and cut.action = 'expire_audit'
    and removed.newest < clock_timestamp() - make_interval(hours => 180 * 24)
    and not exists (select from audit_log where seq <= removed.up_to)
    and substring(cut.reason from '; (entries=.*)$') = format('entries=%s; up_to=%s; hash=%s',
      removed.entries, removed.up_to, (select encode(hash, 'hex') from removed_entries where seq = removed.up_to))
  then
    return null;
  end if;
  raise exception 'the audit log is only ever added to'
    using detail = 'Only its oldest entries can be removed, together with the entry that names them.';
end
$$;
create trigger audit_log_is_only_cut after delete on audit_log
  referencing old table as removed_entries for each statement execute function refuse_audit_removal();

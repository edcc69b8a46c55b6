-- The audit log also names changes that the operator makes to an admin's account through the provider's admin API.
alter table audit_log drop constraint audit_log_action_check;
alter table audit_log add constraint audit_log_action_check check (action in (
  'read_chats', 'read_messages', 'promote', 'demote', 'delete_user', 'delete_user_failed', 'export_audit',
  'sign_in_failed', 'reset_password', 'change_account'));

-- Looks at somebody's chats that no reason was given for, newest first: for whoever reviews them.
create index audit_without_reason on audit_log (seq desc)
  where reason = 'not given' and action in ('read_chats', 'read_messages');

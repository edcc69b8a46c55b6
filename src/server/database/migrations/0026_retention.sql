-- RETENTION_DAYS: chats are removed that long after their last message.

-- From the oldest on. Temporary chats have an end of their own.
create index chats_by_last_use on chats (coalesce(last_message_at, created_at)) where expires_at is null;

-- While an export runs: until then, none of the user's chats is removed for its age.
alter table users add column exporting_until timestamptz;

alter table audit_log drop constraint audit_log_action_check;
alter table audit_log add constraint audit_log_action_check check (action in (
  'read_chats', 'read_messages', 'promote', 'demote', 'delete_user', 'delete_user_failed', 'export_audit',
  'sign_in_failed', 'reset_password', 'change_account', 'record_address', 'expire_chats'));

-- The audit log also names failed sign-ins to an admin's account, and passwords that the operator gave out.
alter table audit_log drop constraint audit_log_action_check;
alter table audit_log add constraint audit_log_action_check check (action in (
  'read_chats', 'read_messages', 'promote', 'demote', 'delete_user', 'delete_user_failed', 'export_audit',
  'sign_in_failed', 'reset_password'));

-- Whether an account's latest failure is in the log already: asked before each is added.
create index audit_of_failed_sign_ins on audit_log (subject_id, at desc) where action = 'sign_in_failed';

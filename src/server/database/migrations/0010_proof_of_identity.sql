-- Changing the password or the address of an account takes more than an open session.

-- A session that a recovery link opened may set a password without the former one.
alter table auth_sessions
  drop constraint auth_sessions_method_check,
  add constraint auth_sessions_method_check check (method in ('password', 'otp', 'recovery', 'anonymous'));

-- A code sent to the account's own address proves the same as its password.
alter table auth_mail_tokens
  drop constraint auth_mail_tokens_kind_check,
  add constraint auth_mail_tokens_kind_check check (kind in
    ('signup', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'reauthentication'));

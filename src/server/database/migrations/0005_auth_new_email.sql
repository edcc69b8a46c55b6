-- A code typed during a change of address may name either address.
create index auth_users_by_new_email on auth_users (new_email) where new_email is not null;

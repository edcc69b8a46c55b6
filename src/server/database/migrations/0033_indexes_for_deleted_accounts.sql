-- Before a row in users is deleted, PostgreSQL looks for rows that refer to it, and reads the whole table if no index
-- has them all. Five hundred accounts took minutes with a million answers, so their removal timed out.
drop index generations_by_client_message;
create unique index generations_by_client_message on generations (user_id, client_message_id);
-- Null for the use of erased accounts.
create index token_use_of_user on token_use (user_id) where user_id is not null;

-- What erased accounts used stays in the sums, without saying whose it was: user_id is null.
alter table token_use drop constraint token_use_pkey;
alter table token_use alter column user_id drop not null;
alter table token_use add constraint token_use_pkey unique nulls not distinct (day, user_id, model);

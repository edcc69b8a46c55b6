-- Calls counted for rate limits if several processes share this database and there is no Redis. The keys are hashes.
-- Unlogged: after a crash of the database, everyone starts with a full allowance.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

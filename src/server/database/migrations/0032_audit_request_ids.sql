-- The id of a request may be chosen by a trusted proxy, and is then not a UUID. The entries' hashes stay valid.
alter table audit_log alter column request_id type text;

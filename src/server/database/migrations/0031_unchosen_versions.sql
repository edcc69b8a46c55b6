-- A search leaves out versions that are not chosen. Without this index it looks up each message that it finds, or reads
-- everyone's messages. Only a few messages are such versions, so the index is small.
create index messages_not_chosen on messages (id) where position is null;

-- Of a question about an emergency: the box with official numbers that was shown, as it was shown.
alter table messages add column emergency jsonb;

-- Of an answer: the sheets of the library that it was written from ([{id, language, written}]), and those that it offers
-- as buttons ([{sheetId, title}]).
alter table messages add column sheets jsonb, add column suggestions jsonb;

-- Of a question: whether a web search was asked for, so that asking it again searches again.
alter table messages add column web_search boolean not null default false;

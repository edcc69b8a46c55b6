-- The search index of the firm's sheets. The files in LIBRARY_DIR are the originals: all of this can be rebuilt from them.

-- One for each state of the files. Two servers with different files, as during an upgrade, use one each.
create table library_editions (
  id       text primary key,
  built_at timestamptz not null default now()
);

-- Lexemes of the sheets, and concepts ('#12'), by passage: 0 is the title, 1 to 99 are the questions, 100 to 105 the sections.
create table library_terms (
  edition  text not null references library_editions on delete cascade,
  language text not null,
  term     text not null,
  sheet_id text not null,
  passage  smallint not null,
  weight   real not null
);
create index library_terms_by_term on library_terms (edition, language, term);

-- How rare a term is among the sheets of its language.
create table library_rarity (
  edition  text not null references library_editions on delete cascade,
  language text not null,
  term     text not null,
  rarity   real not null,
  primary key (edition, language, term)
);

-- The ways to say a concept, or a topic that no sheet covers. The key is the lexeme that it is looked up by.
create table library_phrases (
  edition  text not null references library_editions on delete cascade,
  language text not null,
  key      text not null,
  words    tsquery not null,
  concept  smallint,
  topic    smallint
);
create index library_phrases_by_key on library_phrases (edition, language, key);

-- Words that a misspelt one can be, with how they sound.
create table library_words (
  edition  text not null references library_editions on delete cascade,
  language text not null,
  word     text not null,
  stem     text not null,
  sound    text not null,
  initial  text not null,
  primary key (edition, language, word)
);
create index library_words_by_stem on library_words (edition, language, stem);
create index library_words_by_initial on library_words (edition, language, initial);

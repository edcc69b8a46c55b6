-- The search index of the firm's sheets is in each server's memory now (docs/decisions/0024).
drop table library_words, library_phrases, library_rarity, library_terms, library_editions;

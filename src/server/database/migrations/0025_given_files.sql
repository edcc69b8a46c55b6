-- Of an answer: what the model was given besides the text of the chat: the pages of which PDFs, how many images, and how
-- many sheets of the library ({pdfs: [{name, pages, of}], images, sheets}).
alter table messages add column given jsonb;

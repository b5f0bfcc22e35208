-- Reads the whole table, but blocks no guest; so it does not share a transaction with the constraint itself.
ALTER TABLE saved_list VALIDATE CONSTRAINT saved_list_owner;

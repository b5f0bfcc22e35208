-- The plan of a lender: how many instalments it collects, and the first of them. NULL for a payment at once.
ALTER TABLE payment ADD COLUMN instalments smallint, ADD COLUMN first_instalment_minor bigint;

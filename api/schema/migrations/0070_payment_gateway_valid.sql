-- Reads the whole table, but blocks no guest; so it does not share a transaction with the constraint itself.
ALTER TABLE payment VALIDATE CONSTRAINT payment_has_gateway;

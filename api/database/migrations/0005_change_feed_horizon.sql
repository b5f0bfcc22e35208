-- Readers of the change feed ask from a transaction on.
CREATE INDEX property_change_transaction ON property_change (transaction_id);

-- outside a transaction
CREATE INDEX CONCURRENTLY ledger_entry_by_lot ON ledger_entry (account) WHERE account LIKE 'wallet:%'

-- outside a transaction
-- What operators gave in the last day: it is limited.
CREATE INDEX CONCURRENTLY operator_action_given ON operator_action (at) WHERE after ? 'givenHalalas';

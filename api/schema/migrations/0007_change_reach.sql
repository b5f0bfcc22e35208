-- How far the change feed reaches back. Rows of transactions below `pruned` may be gone: who last looked below it has
-- missed some and reads everything again. All transactions below `next` were over at `marked_at`; the next pruning cuts
-- there, so that a transaction which commits late is never cut away unread.
CREATE TABLE property_change_reach (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  pruned xid8 NOT NULL DEFAULT '0',
  next xid8 NOT NULL DEFAULT '0',
  marked_at timestamptz NOT NULL DEFAULT app_now()
);
INSERT INTO property_change_reach DEFAULT VALUES;

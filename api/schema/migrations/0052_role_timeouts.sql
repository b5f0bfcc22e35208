-- The limits on waiting for a lock, on a statement and on a transaction belong to the role of the product: a connection
-- pooler drops what a client asks for when it connects. Where this role may not change another one, an administrator does;
-- the product does not start without them.
DO $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_roles WHERE rolname = 'app' AND rolconfig @> ARRAY['lock_timeout=2s', 'statement_timeout=5s',
      'idle_in_transaction_session_timeout=10s', 'transaction_timeout=15s'])
  THEN
    ALTER ROLE app SET lock_timeout = '2s';
    ALTER ROLE app SET statement_timeout = '5s';
    ALTER ROLE app SET idle_in_transaction_session_timeout = '10s';
    ALTER ROLE app SET transaction_timeout = '15s';
  END IF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'An administrator must set the timeouts of the role app.';
END
$$;

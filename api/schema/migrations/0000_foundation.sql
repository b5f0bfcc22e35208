-- Roles: `app` reads and writes rows, `migrator` owns the tables, `readonly` looks. A server's administrator may have
-- made them already, with a right to sign in; here they are only made sure of.
DO $$
DECLARE
  wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['app', 'migrator', 'readonly'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
    END IF;
  END LOOP;
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO app, migrator, readonly', current_database());
END
$$;

REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO app, readonly;

-- Every table a later migration makes is granted by these lines.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO readonly;

GRANT SELECT ON schema_migration TO app, readonly;

-- The one clock. It reads the wall, not the start of the transaction, so that time asked after a lock is later than
-- the lock; a test moves it by the session setting app.clock_offset_ms.
CREATE FUNCTION app_now() RETURNS timestamptz
LANGUAGE sql VOLATILE PARALLEL SAFE
RETURN clock_timestamp()
  + coalesce(nullif(current_setting('app.clock_offset_ms', true), ''), '0')::double precision * interval '1 millisecond';

CREATE FUNCTION app_today() RETURNS date
LANGUAGE sql VOLATILE PARALLEL SAFE
RETURN (app_now() AT TIME ZONE 'Asia/Riyadh')::date;

-- The answer once given under an idempotency key, kept with the effect it belongs to.
CREATE TABLE idempotency_key (
  caller text NOT NULL,
  route text NOT NULL,
  key text NOT NULL CHECK (key ~ '^[A-Za-z0-9_-]{8,128}$'),
  body_hash bytea NOT NULL,
  status smallint NOT NULL,
  answer text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (caller, route, key)
);
CREATE INDEX idempotency_key_created_at ON idempotency_key (created_at);

-- The shape rate-limiter-flexible expects; `expire` is milliseconds since 1970.
CREATE TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);

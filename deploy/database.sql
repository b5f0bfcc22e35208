-- Roles and database of a new PostgreSQL 18, run once by an administrator. The passwords come from the environment:
--   APP_PASSWORD=… MIGRATOR_PASSWORD=… READONLY_PASSWORD=… psql --set ON_ERROR_STOP=1 --file deploy/database.sql
\getenv app APP_PASSWORD
\getenv migrator MIGRATOR_PASSWORD
\getenv readonly READONLY_PASSWORD

CREATE ROLE app LOGIN PASSWORD :'app';
CREATE ROLE migrator LOGIN PASSWORD :'migrator';
CREATE ROLE readonly LOGIN PASSWORD :'readonly';

-- The product does not start without these limits.
ALTER ROLE app SET lock_timeout = '2s';
ALTER ROLE app SET statement_timeout = '5s';
ALTER ROLE app SET idle_in_transaction_session_timeout = '10s';
ALTER ROLE app SET transaction_timeout = '15s';

CREATE DATABASE mabeet OWNER migrator;

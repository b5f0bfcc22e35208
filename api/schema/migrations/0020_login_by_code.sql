-- A code that logs in by itself; `login` is only asked for beside a password.
ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_purpose_check;
ALTER TABLE one_time_code ADD CONSTRAINT one_time_code_purpose_check CHECK (purpose IN
  ('verify-email', 'verify-phone', 'reset-email', 'reset-phone', 'confirm', 'login', 'login-phone'));
-- Names and password hash of a repeated registration; they replace those of the unverified account with this code alone.
ALTER TABLE one_time_code ADD COLUMN registration jsonb;

ALTER TABLE session ADD COLUMN platform text CHECK (platform IN ('google', 'facebook', 'apple'));
-- Why a login was ended; `NULL` for logins that expired.
ALTER TABLE session ADD COLUMN end_reason text
  CHECK (end_reason IN ('log-out', 'everywhere', 'device', 'password', 'contact', 'reuse'));

-- A guest without an account asks for mails about a list: the alert has the address, and a copy of the list belongs to it.
ALTER TABLE list_alert
  ADD COLUMN email text CHECK (length(email) BETWEEN 3 AND 254),
  -- When the owner of the address agreed; nothing is sent before. A member has verified the address already.
  ADD COLUMN confirmed_at timestamptz;
CREATE INDEX list_alert_email ON list_alert (email) WHERE email IS NOT NULL;

-- Such a copy belongs to no account and no browser.
ALTER TABLE saved_list DROP CONSTRAINT saved_list_check;
ALTER TABLE saved_list ADD CONSTRAINT saved_list_owner CHECK (num_nonnulls(account_id, browser_id) <= 1) NOT VALID;

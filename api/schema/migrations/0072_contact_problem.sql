-- Addresses that did not take a mail of ours, by their keyed hash. A mail that is reported again counts once. A job deletes
-- the rows after half a year.
CREATE TABLE contact_problem (
  message_id uuid PRIMARY KEY,
  contact_hash bytea NOT NULL CHECK (length(contact_hash) = 32),
  reason text NOT NULL CHECK (reason IN ('invalid', 'refused', 'bounced')),
  at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX contact_problem_by_contact ON contact_problem (contact_hash, at);
CREATE INDEX contact_problem_at ON contact_problem (at);

-- Who voted on a list in the last day, by the keyed hash of the network. A job deletes the rows of earlier days.
CREATE TABLE list_voter (
  list_id uuid NOT NULL REFERENCES saved_list ON DELETE CASCADE,
  browser_id uuid NOT NULL,
  network_hash bytea NOT NULL CHECK (length(network_hash) = 32),
  voted_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (list_id, browser_id)
);
CREATE INDEX list_voter_voted_at ON list_voter (voted_at);
